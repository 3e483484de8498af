/**
 * Behaviour of the console's pages: menus, dialogs, and forms that call /console/api. Markup says what a control does;
 * nothing here knows a page. Text is set with textContent only.
 */
import { saveChanges } from './conflicts.js';
import {
  copyOf,
  fill,
  openDialog,
  openNamed,
  showCopy,
  showMoments,
  showProblem,
} from './dialogs.js';
import { EDITOR_ACTIONS, save, startEditor } from './editor.js';
import { bodyOf, call, markFields, tellProblem } from './forms.js';
import { closeMenu, toggleMenu } from './menus.js';
import { openPalette } from './shortcuts.js';
import { lang, say } from './words.js';

const later = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** Shows how long ago moments were; the exact one stays in the title. */
function tellTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const seconds = (new Date(time.dateTime).getTime() - Date.now()) / 1000;
    const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['minute', 60];
    time.title = time.textContent;
    time.textContent = later.format(Math.trunc(seconds / length), unit);
  }
}

// Calls

function afterwards(control, data) {
  const { then } = control.dataset;
  if (then === 'reload') window.location.reload();
  else if (then === 'show-key') showKey(data);
  else if (then === 'show-secret') showSecret(data);
  else if (then === 'show-links') showCard(data.map(({ url }) => url));
  else if (then === 'show-record') showCard(Object.entries(data).map(inWords));
  else if (then.startsWith('/')) {
    window.location.assign(then.replace('{id}', encodeURIComponent(data.id ?? '')));
  }
}

function inWords([name, value]) {
  return `${name}: ${Array.isArray(value) ? value.join(', ') : String(value ?? '–')}`;
}

/** Lines that only this answer has. */
function showCard(lines) {
  const card = document.createElement('section');
  card.className = 'card success';
  card.setAttribute('role', 'status');
  for (const line of lines) {
    card.append(Object.assign(document.createElement('p'), { textContent: line }));
  }
  document.getElementById('secret-place').replaceChildren(card);
}

function showSecret(data) {
  const panel = copyOf('shown-once');
  fill(panel, data);
  document.getElementById('secret-place').replaceChildren(panel);
  panel.querySelector('button').focus();
}

function showKey(data) {
  const place = document.getElementById('new-key-place');
  const panel = copyOf('shown-once');
  fill(panel, data);
  place.replaceChildren(panel);
  document.querySelector('[data-empty]')?.remove();
  const row = copyOf('key-row');
  fill(row, {
    name: data.name,
    shown: `${data.prefix}…${data.last_four}`,
    scopes: data.scopes.join(', '),
    limit: say('perMinute', { limit: data.rate_limit }),
    expires:
      data.expires_at === null ? say('never') : new Date(data.expires_at).toLocaleDateString(lang),
  });
  const { id, name, rate_limit } = data;
  for (const item of row.querySelectorAll('[data-values]')) {
    item.dataset.values = JSON.stringify({ id, name, rate_limit });
  }
  for (const named of row.querySelectorAll('[aria-label]')) {
    named.setAttribute('aria-label', say('actionsFor', { name }));
  }
  document.querySelector('tbody').prepend(row);
}

/** Whether what cannot be taken back is confirmed by typing the name. */
function isConfirmed(form, place) {
  const field = form.querySelector('[data-confirms]');
  if (field === null || field.value.trim() === field.dataset.confirms.trim()) return true;
  place.textContent = say('typeName');
  place.hidden = false;
  field.focus();
  return false;
}

/** Of a record that others may change, only what was changed here is sent. */
function send(form) {
  const { body, version } = form.dataset;
  if (body !== undefined) return call(form, JSON.parse(body));
  const isChange = version !== undefined && form.dataset.call.startsWith('PATCH ');
  return isChange ? saveChanges(form) : call(form, bodyOf(form));
}

async function submit(form, button) {
  if (button.disabled) return;
  const place = form.querySelector('[data-problem]');
  if (!isConfirmed(form, place)) return;
  const named = button.textContent;
  button.style.setProperty('min-inline-size', `${button.offsetWidth}px`);
  button.disabled = true;
  button.textContent = say('saving');
  try {
    if ('editor' in form.dataset) await save(form);
    else {
      const data = await send(form);
      // A dialog stays until the next page is there, so that nothing is pressed twice.
      const leaves = form.dataset.then === 'reload' || form.dataset.then.startsWith('/');
      if (!leaves) form.closest('dialog')?.close();
      afterwards(form, data);
      if (leaves) await new Promise((resolve) => window.addEventListener('pagehide', resolve));
    }
  } catch (error) {
    if (!error.isShown) markFields(form, tellProblem(place, error));
  } finally {
    button.disabled = false;
    button.textContent = named;
  }
}

async function callAtOnce(button) {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    const { saves } = button.dataset;
    if (saves !== undefined && !(await save(document.getElementById(saves)))) return;
    afterwards(button, await call(button, JSON.parse(button.dataset.body ?? '{}')));
  } catch (error) {
    showProblem(error);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/** What a control does, by the `data-` attribute it has. */
const ACTIONS = {
  opens: openDialog,
  shows: (control) => showCopy(control.dataset.shows, control),
  palette: () => void openPalette(),
  closes: (control) => control.closest('dialog').close(),
  removes(control) {
    control.closest('section').remove();
    if ('reloads' in control.dataset) window.location.reload();
  },
  copies(control) {
    const text = control.closest('section').querySelector('code').textContent;
    void navigator.clipboard.writeText(text).then(() => (control.textContent = say('copied')));
  },
  toggles(control) {
    const shown = document.getElementById(control.dataset.toggles).toggleAttribute('data-shown');
    control.setAttribute('aria-expanded', String(shown));
  },
  ...EDITOR_ACTIONS,
  call: (control) => void callAtOnce(control),
};

// Events

document.addEventListener('click', (event) => {
  const control = event.target.closest('button, [role=menuitem]');
  const data = control?.dataset ?? {};
  if ('menu' in data) {
    toggleMenu(control);
    return;
  }
  closeMenu(false);
  const action = Object.keys(ACTIONS).find((name) => name in data);
  if (action !== undefined) ACTIONS[action](control);
});

document.addEventListener('submit', (event) => {
  if (!('call' in event.target.dataset)) return;
  event.preventDefault();
  void submit(event.target, event.submitter ?? event.target.querySelector('[type=submit]'));
});

tellTimes(document);
showMoments(document);
document.querySelectorAll('form[data-editor]').forEach(startEditor);
const board = document.querySelector('[data-board]');
if (board !== null) (await import('./board.js')).startBoard(board);
// Buttons take no clicks before.
document.documentElement.removeAttribute('data-waits');
openNamed();
