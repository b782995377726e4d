(() => {
  'use strict';
  const all = (selector, within) => [...(within || document).querySelectorAll(selector)];
  const one = id => document.getElementById(id);

  // Languages: an element with data-t has the number of its phrase, and in data-a what fills it.
  const texts = JSON.parse(one('texts').textContent);
  const fill = (phrase, parts) => phrase.replace(/%([1-9])/g, (mark, number) => {
    const part = parts[number - 1];
    return part === undefined ? mark : part;
  });
  const speak = code => {
    const phrases = texts[code];
    const part = value => typeof value === 'number' ? phrases[value] : value;
    document.documentElement.lang = code;
    for (const element of all('[data-t]'))
      element.textContent = fill(phrases[element.dataset.t], JSON.parse(element.dataset.a || '[]').map(part));
    for (const element of all('[data-aria-label]'))
      element.setAttribute('aria-label', phrases[element.dataset.ariaLabel]);
    for (const element of all('[data-placeholder]'))
      element.placeholder = phrases[element.dataset.placeholder];
  };
  const chooser = one('language');
  const wanted = (navigator.language || 'en').toLowerCase().split('-')[0];
  const language = Object.keys(texts).find(code => code.split('-')[0] === wanted) || 'en';
  chooser.value = language;
  chooser.addEventListener('change', () => speak(chooser.value));
  if (language !== 'en')
    speak(language);
  for (const element of all('.controls, .filter, .tabs'))
    element.hidden = false;

  // Tables: a heading sorts by the whole value of numbers, or by text; empty cells come last.
  const valueOf = (row, column) => {
    const cell = row.cells[column];
    if (cell.dataset.v !== undefined)
      return Number(cell.dataset.v);
    return cell.textContent;
  };
  const compare = (a, b) => {
    if (a === '' || b === '')
      return (a === '') - (b === '');
    return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  };
  const sort = heading => {
    const body = heading.closest('table').tBodies[0];
    const descending = heading.getAttribute('aria-sort') === 'ascending';
    for (const other of heading.parentNode.cells)
      other.removeAttribute('aria-sort');
    heading.setAttribute('aria-sort', descending ? 'descending' : 'ascending');
    const column = heading.cellIndex;
    const rows = [...body.rows].map(row => [valueOf(row, column), row]);
    rows.sort(([a], [b]) => {
      const empty = a === '' || b === '';
      return descending && !empty ? compare(b, a) : compare(a, b);
    });
    body.append(...rows.map(([, row]) => row));
  };
  for (const heading of all('table.sorted thead th')) {
    heading.tabIndex = 0;
    heading.addEventListener('click', () => sort(heading));
    heading.addEventListener('keydown', event => {
      if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault();
        sort(heading);
      }
    });
  }
  const filter = one('filter');
  if (filter)
    filter.addEventListener('input', () => {
      const words = filter.value.toLowerCase().split(/\s+/).filter(word => word);
      for (const row of one('rows').tBodies[0].rows) {
        const text = row.textContent.toLowerCase();
        row.hidden = !words.every(word => text.includes(word));
      }
    });

  // Charts: one quantity at a time; names show and hide their curves.
  const views = all('.view');
  const tabs = all('[data-view]');
  const show = id => {
    for (const view of views)
      view.hidden = view.id !== id;
    for (const tab of tabs)
      tab.setAttribute('aria-pressed', String(tab.dataset.view === id));
  };
  for (const tab of tabs)
    tab.addEventListener('click', () => show(tab.dataset.view));
  if (tabs.length > 0)
    show(tabs[0].dataset.view);
  for (const name of all('[data-legend]'))
    name.addEventListener('click', () => {
      const hide = name.getAttribute('aria-pressed') === 'true';
      name.setAttribute('aria-pressed', String(!hide));
      for (const curve of all(`[data-s="${name.dataset.legend}"]`))
        curve.classList.toggle('off', hide);
    });

  // Hovering a point or a bar tells its figure at once. The title below it tells it without the script.
  const tip = one('tip');
  document.addEventListener('mouseover', event => {
    const point = event.target.closest('.p');
    tip.hidden = !point;
    if (!point)
      return;
    const title = point.querySelector('title');
    if (title) {
      const curve = point.closest('[data-s]');
      const name = curve ? document.querySelector(`[data-legend="${curve.dataset.s}"]`) : null;
      point.tip = (name ? name.textContent + ' · ' : '') + title.textContent;
      title.remove();
    }
    tip.textContent = point.tip;
    const place = point.getBoundingClientRect();
    tip.style.left = `${Math.max(4, Math.min(place.right + 8, innerWidth - tip.offsetWidth - 8)) + scrollX}px`;
    tip.style.top = `${place.top - 30 + scrollY}px`;
  });

  const session = one('session');
  if (session) {
    const save = one('save');
    save.hidden = false;
    save.addEventListener('click', () => {
      const bytes = Uint8Array.from(atob(session.textContent), letter => letter.charCodeAt(0));
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob([bytes], {type: 'application/octet-stream'}));
      link.download = session.dataset.name;
      link.click();
    });
  }
})();
