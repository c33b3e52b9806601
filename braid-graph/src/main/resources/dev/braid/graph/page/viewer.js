'use strict';
(() => {
  const data = JSON.parse(document.getElementById('data').textContent);
  const SVG = 'http://www.w3.org/2000/svg';
  const MOST_DRAWN = 500;
  const MOST_LISTED = 200;
  const COLOURS = ['var(--a)', 'var(--b)', 'var(--c)', 'var(--d)', 'var(--e)', 'var(--f)'];
  const DASHES = ['', '6 3', '2 3', '8 3 2 3', '1 3', '12 4'];
  const at = id => document.getElementById(id);
  const labelOf = edge => data.labels[data.edges[edge][2]];
  let suite = null;
  let sequence = -1;
  let drawn = null;

  // All texts of the program go through textContent, so none of them is ever markup.
  const make = (name, text, attributes = {}) => {
    const element = document.createElement(name);
    element.textContent = text;
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    return element;
  };
  const draw = (name, attributes, text) => {
    const element = document.createElementNS(SVG, name);
    Object.entries(attributes).forEach(([key, value]) => element.setAttribute(key, value));
    if (text !== undefined) element.textContent = text;
    return element;
  };
  const chooser = (element, action) => {
    element.tabIndex = 0;
    element.addEventListener('click', action);
    element.addEventListener('keydown', event => { if (event.key === 'Enter') action(); });
    return element;
  };

  function showHead() {
    document.title = 'Braid graph: ' + data.title;
    at('title').textContent = data.title;
    at('summary').textContent = `${data.nodes.length} states, ${data.edges.length} edges` +
      (data.complete ? '' : ', cut by a bound') + (data.summary ? '; ' + data.summary : '');
    for (const mark of [...new Set(data.nodes.map(node => node.m))].filter(Boolean)) {
      at('mark').append(make('option', mark.toLowerCase(), {value: mark}));
    }
  }

  function showSuites() {
    const head = make('tr', '');
    ['suite', 'sequences', 'events', 'longest'].forEach(text => head.append(make('th', text)));
    at('suites').append(head);
    data.suites.forEach((one, number) => {
      const row = make('tr', '', {class: 'choosable', 'data-suite': number});
      [`${one.method} ${one.criterion}`, one.size, one.events, one.longest].forEach(text => row.append(make('td', text)));
      at('suites').append(chooser(row, () => chooseSuite(number)));
    });
  }

  /* Figure 4 of paper 004: the share of what is covered against the number of sequences. */
  function showCurve() {
    const svg = at('curve');
    svg.setAttribute('viewBox', '0 0 320 170');
    svg.replaceChildren();
    at('legend').replaceChildren();
    const shown = data.suites.filter(one => one.criterion === suite.criterion);
    const most = Math.max(1, ...shown.map(one => one.size));
    const x = count => 34 + 280 * count / most;
    const y = share => 150 - 140 * share;
    [0, 0.5, 1].forEach(share => {
      svg.append(draw('line', {x1: 34, x2: 314, y1: y(share), y2: y(share), class: 'axis'}));
      svg.append(draw('text', {x: 2, y: y(share) + 4}, Math.round(share * 100) + '%'));
    });
    svg.append(draw('text', {x: 270, y: 166}, most + ' seq.'));
    shown.forEach((one, number) => {
      const points = [[0, 0], ...one.curve].map(([count, covered]) => x(count) + ',' + y(covered / Math.max(1, one.items)));
      svg.append(draw('polyline', {points: points.join(' '), fill: 'none', stroke: COLOURS[number % 6],
        'stroke-width': one === suite ? 3 : 1.5, 'stroke-dasharray': DASHES[number % 6]}));
      const name = make('span', one.method + ' ');
      name.style.color = COLOURS[number % 6];
      at('legend').append(name);
    });
  }

  function chooseSuite(number, wanted = 0) {
    suite = data.suites[number];
    document.querySelectorAll('#suites tr').forEach(row =>
      row.classList.toggle('chosen', row.dataset.suite === String(number)));
    showCurve();
    at('sequences').replaceChildren(...suite.sequences.map((edges, index) => {
      const verdict = suite.verdicts ? suite.verdicts[index] : '';
      const item = make('li', `${edges.length} events` + (verdict && verdict !== 'CONFORMS' ? '  ' + verdict.toLowerCase() : ''));
      item.classList.toggle('bad', verdict === 'FAILS' || verdict === 'DIVERGES');
      return chooser(item, () => chooseSequence(index));
    }));
    if (suite.sequences.length < suite.size) {
      at('sequences').append(make('p', `the first ${suite.sequences.length} of ${suite.size} are shown`));
    }
    chooseSequence(Math.min(wanted, suite.sequences.length - 1));
  }

  function chooseSequence(index) {
    sequence = index;
    const edges = suite && suite.sequences[index] || [];
    [...at('sequences').children].forEach((item, place) => item.classList.toggle('chosen', place === index));
    at('chosen').textContent = index < 0 ? 'No sequence' : `Sequence ${index + 1} of ${suite.method} ${suite.criterion}`;
    at('detail').textContent = suite && suite.notes && suite.notes[index] || '';
    at('events').replaceChildren(...edges.map(edge => chooser(make('li', labelOf(edge)), () => chooseNode(data.edges[edge][1]))));
    const nodes = new Set([data.root, ...edges.map(edge => data.edges[edge][1])]);
    if (drawn) {
      drawn.nodes.forEach((element, node) => element.classList.toggle('on', nodes.has(node)));
      const on = new Set(edges);
      drawn.edges.forEach((element, edge) => element.classList.toggle('on', on.has(edge)));
    }
    showSpaceTime(edges.map(labelOf));
    if (suite) history.replaceState(null, '', `#${data.suites.indexOf(suite)}.${index}`);
  }

  /* Lifelines from the names of events: "p1 <- p0 message" receives, "p0 -> p1 message" sends. */
  function showSpaceTime(labels) {
    const svg = at('spacetime');
    svg.replaceChildren();
    const rows = labels.flatMap((label, row) => label.split(' & ').map(part => ({part, row})));
    const events = rows.map(({part, row}) => {
      const match = /^(\S+) (<-|->) (\S+) ?(.*)$/s.exec(part);
      const timeout = /^(\S+) times out/.exec(part);
      if (match) return {row, who: match[1], other: match[3], kind: match[2], text: match[4]};
      return timeout ? {row, who: timeout[1], kind: 'T', text: 'times out'} : null;
    }).filter(Boolean);
    const lanes = [...new Set(events.flatMap(event => [event.who, event.other]).filter(Boolean))].sort();
    if (!lanes.length || lanes.length > 12) { svg.setAttribute('height', 0); return; }
    const width = 340, step = width / lanes.length, height = 30 + 18 * (labels.length + 1);
    const x = name => step * (lanes.indexOf(name) + 0.5);
    const y = row => 38 + 18 * row;
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    svg.setAttribute('height', height);
    const defs = draw('defs', {});
    const head = draw('marker', {id: 'head', viewBox: '0 0 8 8', refX: 8, refY: 4, markerWidth: 7, markerHeight: 7, orient: 'auto'});
    head.append(draw('path', {d: 'M0,0 L8,4 L0,8 z', fill: 'var(--a)'}));
    defs.append(head);
    svg.append(defs);
    lanes.forEach(name => {
      svg.append(draw('line', {x1: x(name), x2: x(name), y1: 20, y2: height, class: 'lane'}));
      svg.append(draw('text', {x: x(name), y: 14, 'text-anchor': 'middle'}, name));
    });
    const sent = [];
    events.forEach(event => {
      svg.append(draw('circle', {cx: x(event.who), cy: y(event.row), r: event.kind === 'T' ? 4 : 2.5, fill: event.kind === 'T' ? 'var(--b)' : 'var(--a)'}));
      if (event.kind === '->') sent.push(event);
      if (event.kind === '<-') {
        const from = sent.findIndex(one => one.who === event.other && one.other === event.who && one.text === event.text);
        const row = from < 0 ? event.row : sent.splice(from, 1)[0].row;
        const arrow = draw('line', {x1: x(event.other), y1: y(row), x2: x(event.who), y2: y(event.row), class: 'arrow'});
        arrow.append(draw('title', {}, event.text));
        svg.append(arrow);
      }
    });
  }

  function chooseNode(node) {
    at('chosen').textContent = `State ${node}` + (data.nodes[node].m ? ' (' + data.nodes[node].m.toLowerCase() + ')' : '');
    at('detail').textContent = data.nodes[node].l;
    const out = data.edges.map((edge, number) => ({edge, number})).filter(({edge}) => edge[0] === node);
    at('events').replaceChildren(...out.map(({edge, number}) =>
      chooser(make('li', `${labelOf(number)}  \u2192 state ${edge[1]}`), () => chooseNode(edge[1]))));
    at('spacetime').replaceChildren();
    at('spacetime').setAttribute('height', 0);
    if (drawn) drawn.nodes.forEach((element, other) => element.classList.toggle('on', other === node));
  }

  function showGraph() {
    const svg = at('graph');
    if (data.nodes.length > MOST_DRAWN || data.edges.length > 4 * MOST_DRAWN) {
      svg.style.display = 'none';
      at('states').style.maxHeight = 'none';
      return;
    }
    const layout = new dagre.graphlib.Graph({multigraph: true});
    layout.setGraph({nodesep: 14, ranksep: 34, marginx: 10, marginy: 10});
    layout.setDefaultEdgeLabel(() => ({}));
    data.nodes.forEach((_, node) => layout.setNode(String(node), {width: 38, height: 22}));
    data.edges.forEach(([from, to], edge) => layout.setEdge(String(from), String(to), {}, String(edge)));
    dagre.layout(layout);
    drawn = {nodes: [], edges: []};
    const scene = draw('g', {});
    data.edges.forEach(([from, to], edge) => {
      const points = layout.edge(String(from), String(to), String(edge)).points || [];
      const path = draw('path', {class: 'edge', d: 'M' + points.map(point => point.x + ',' + point.y).join(' L')});
      path.append(draw('title', {}, labelOf(edge)));
      path.addEventListener('click', () => { at('chosen').textContent = 'Event'; at('detail').textContent = labelOf(edge); });
      drawn.edges.push(path);
      scene.append(path);
    });
    data.nodes.forEach((state, node) => {
      const place = layout.node(String(node));
      const group = draw('g', {class: `node ${state.m || ''} ${node === data.root ? 'root' : ''}`,
        transform: `translate(${place.x - 19},${place.y - 11})`});
      group.append(draw('rect', {width: 38, height: 22, rx: 5}), draw('text', {x: 19, y: 15, 'text-anchor': 'middle'}, String(node)));
      group.append(draw('title', {}, state.l));
      chooser(group, () => chooseNode(node));
      drawn.nodes.push(group);
      scene.append(group);
    });
    svg.append(scene);
    const size = layout.graph();
    panAndZoom(svg, {x: 0, y: 0, w: Math.max(200, size.width || 0), h: Math.max(200, size.height || 0)});
  }

  function panAndZoom(svg, box) {
    const apply = () => svg.setAttribute('viewBox', `${box.x} ${box.y} ${box.w} ${box.h}`);
    svg.addEventListener('wheel', event => {
      event.preventDefault();
      const by = event.deltaY > 0 ? 1.15 : 1 / 1.15;
      const area = svg.getBoundingClientRect();
      const px = (event.clientX - area.left) / area.width, py = (event.clientY - area.top) / area.height;
      box = {x: box.x + box.w * px * (1 - by), y: box.y + box.h * py * (1 - by), w: box.w * by, h: box.h * by};
      apply();
    }, {passive: false});
    svg.addEventListener('pointermove', event => {
      if (event.buttons !== 1) return;
      const scale = Math.max(box.w / svg.clientWidth, box.h / svg.clientHeight);
      box = {...box, x: box.x - event.movementX * scale, y: box.y - event.movementY * scale};
      apply();
    });
    apply();
  }

  function search() {
    const words = at('search').value.toLowerCase();
    const mark = at('mark').value;
    const eventHits = new Set();
    if (words) {
      const labels = new Set(data.labels.flatMap((label, number) => label.toLowerCase().includes(words) ? [number] : []));
      data.edges.forEach(([from, , label]) => { if (labels.has(label)) eventHits.add(from); });
    }
    const active = words || mark || !drawn;
    const hits = data.nodes.map((_, node) => node).filter(node => active && (!mark || data.nodes[node].m === mark) &&
      (!words || data.nodes[node].l.toLowerCase().includes(words) || eventHits.has(node)));
    at('hits').textContent = active ? hits.length + ' states' + (hits.length > MOST_LISTED ? ', the first ' + MOST_LISTED + ' shown' : '') : '';
    at('states').replaceChildren(...hits.slice(0, MOST_LISTED).map(node => {
      const bad = data.nodes[node].m === 'FAILED' || data.nodes[node].m === 'DEADLOCK';
      return chooser(make('li', `${node}  ${data.nodes[node].l.slice(0, 200)}`, {class: bad ? 'bad' : ''}), () => chooseNode(node));
    }));
    if (drawn) {
      const set = new Set(words || mark ? hits : []);
      drawn.nodes.forEach((element, node) => element.classList.toggle('hit', set.has(node)));
    }
  }

  document.addEventListener('keydown', event => {
    if (event.target === at('search')) { if (event.key === 'Escape') at('search').blur(); return; }
    if (event.key === '/') { event.preventDefault(); at('search').focus(); }
    const step = event.key === 'j' ? 1 : event.key === 'k' ? -1 : 0;
    if (suite && step) chooseSequence(Math.max(0, Math.min(suite.sequences.length - 1, sequence + step)));
  });
  at('search').addEventListener('input', search);
  at('mark').addEventListener('change', search);
  showHead();
  showSuites();
  showGraph();
  search();
  const wanted = /^#(\d+)\.(\d+)$/.exec(location.hash);
  if (data.suites.length) {
    const number = wanted && data.suites[wanted[1]] ? Number(wanted[1]) : data.preferred;
    chooseSuite(number, wanted ? Number(wanted[2]) : 0);
  }
  document.body.dataset.ready = 'yes';
})();
