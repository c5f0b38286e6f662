// Finds passages of the documents as the reader types. The index is fetched when the field is first used.
import { indexOf } from '/docs/find.js';
import MiniSearch from '/docs/minisearch.js';

const field = document.querySelector('search input');
const list = document.querySelector('search ol');
const status = document.querySelector('search [role=status]');
const SHOWN = 8;

let index;
async function load() {
  index ??= (async () => {
    const passages = await fetch(`/docs/search-${document.documentElement.lang}.json`);
    return indexOf(MiniSearch, await passages.json());
  })();
  return index;
}

function item({ href, title, page }) {
  const link = Object.assign(document.createElement('a'), { href, textContent: title });
  if (page !== title)
    link.append(Object.assign(document.createElement('small'), { textContent: ` ${page}` }));
  const place = document.createElement('li');
  place.append(link);
  return place;
}

async function find() {
  const wanted = field.value.trim();
  const found = wanted.length < 2 ? [] : (await load()).search(wanted);
  if (wanted !== field.value.trim()) return;
  list.replaceChildren(...found.slice(0, SHOWN).map(item));
  list.hidden = found.length === 0;
  status.textContent =
    wanted.length < 2
      ? ''
      : found.length === 0
        ? field.dataset.nothing
        : field.dataset.found.replace('#', found.length);
}

field.addEventListener('focus', () => void load(), { once: true });
field.addEventListener('input', () => void find());
// A quick reader has already typed before this script loaded.
if (field.value !== '') void find();
document.querySelector('search').addEventListener('keydown', (event) => {
  if (event.key === 'Escape') {
    field.value = '';
    field.focus();
    void find();
  }
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const stops = [field, ...list.querySelectorAll('a')];
  const next = stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1);
  event.preventDefault();
  stops[Math.min(Math.max(next, 0), stops.length - 1)].focus();
});
addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  field.focus();
});
