/**
 * Behaviour of the console's pages: menus, dialogs, and forms that call /console/api. Markup says what a control does;
 * nothing here knows a page. Text is set with textContent only.
 */
import { saveChanges, ShownError } from './conflicts.js';
import { openDialog, openNamed, showCopy, showMoments, showProblem } from './dialogs.js';
import { EDITOR_ACTIONS, save, startEditor } from './editor.js';
import { all, byId, first, targetOf } from './elements.js';
import { markFields, tellProblem } from './faults.js';
import { bodyOf, call } from './forms.js';
import { closeMenu, toggleMenu } from './menus.js';
import { openPalette } from './shortcuts.js';
import { lang, say } from './words.js';

const later = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
/** @type {[Intl.RelativeTimeFormatUnit, number]} */
const LEAST = ['minute', 60];
/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [['day', 86_400], ['hour', 3_600], LEAST];

/**
 * Shows how long ago moments were; the exact one stays in the title.
 * @param {ParentNode} root
 */
function tellTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const seconds = (new Date(time.dateTime).getTime() - Date.now()) / 1000;
    const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? LEAST;
    time.title = time.textContent;
    time.textContent = later.format(Math.trunc(seconds / length), unit);
  }
}

// Calls

/**
 * Steps after a call, by `data-then`. Pages that show an answer once add to it.
 * @type {Record<string, (data: any) => void>}
 */
const AFTERWARDS = {
  reload: () => window.location.reload(),
  export: async (data) => (await import('./export.js')).follow(data),
};

/**
 * @param {HTMLElement} control
 * @param {any} data
 */
function afterwards(control, data) {
  const { then = '' } = control.dataset;
  if (then.startsWith('/')) {
    window.location.assign(then.replace('{id}', encodeURIComponent(data.id ?? '')));
  } else AFTERWARDS[then]?.(data);
}

/**
 * Whether what cannot be taken back is confirmed by typing the name.
 * @param {HTMLFormElement} form
 * @param {HTMLElement} place
 */
function isConfirmed(form, place) {
  /** @type {HTMLInputElement | null} */
  const field = form.querySelector('[data-confirms]');
  if (field === null || field.value.trim() === field.dataset.confirms?.trim()) return true;
  place.textContent = say('typeName');
  place.hidden = false;
  field.focus();
  return false;
}

/**
 * Of a record that others may change, only what was changed here is sent.
 * @param {HTMLFormElement} form
 */
async function send(form) {
  const { body, version, sends } = form.dataset;
  if (sends !== undefined) return (await import(`./${sends}.js`)).send(form);
  if ('rejects' in form.dataset) return (await import('./reject.js')).reject(form);
  if (body !== undefined) return call(form, JSON.parse(body));
  const isChange = version !== undefined && form.dataset.call?.startsWith('PATCH ');
  return isChange ? saveChanges(form) : call(form, bodyOf(form));
}

/** Whether another page follows. @param {DOMStringMap} control */
const isLeft = ({ then = '' }) => then === 'reload' || then.startsWith('/');

/**
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
async function submit(form, button) {
  if (button.disabled) return;
  const place = first(form, '[data-problem]');
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
      const leaves = isLeft(form.dataset);
      if (!leaves) form.closest('dialog')?.close();
      afterwards(form, data);
      if (leaves) await new Promise((resolve) => window.addEventListener('pagehide', resolve));
    }
  } catch (error) {
    if (!(error instanceof ShownError)) markFields(form, tellProblem(place, error));
  } finally {
    button.disabled = false;
    button.textContent = named;
  }
}

/** @param {HTMLElement} button */
async function callAtOnce(button) {
  if (button.getAttribute('aria-busy') === 'true') return;
  button.setAttribute('aria-busy', 'true');
  try {
    const { saves } = button.dataset;
    if (saves !== undefined && !(await save(/** @type {HTMLFormElement} */ (byId(saves))))) return;
    afterwards(button, await call(button, JSON.parse(button.dataset.body ?? '{}')));
  } catch (error) {
    showProblem(error);
  } finally {
    button.removeAttribute('aria-busy');
  }
}

/**
 * The actions of controls, by their `data-` attribute.
 * @type {Record<string, (control: HTMLElement) => unknown>}
 */
const ACTIONS = {
  opens: openDialog,
  shows: (control) => void showCopy(control.dataset.shows ?? '', control),
  async inserts(control) {
    const field = written;
    (await import('./writing.js')).insert(control, field);
  },
  previews: async (control) => (await import('./writing.js')).preview(control),
  palette: () => void openPalette(),
  chat: async (control) => (await import('./chat.js')).toggleChat(control),
  repeats: async (control) => (await import('./repeats.js')).repeat(control),
  closes: (control) => control.closest('dialog')?.close(),
  removes(control) {
    control.closest('section')?.remove();
    if ('reloads' in control.dataset) window.location.reload();
  },
  copies(control) {
    const text = control.closest('section')?.querySelector('code')?.textContent ?? '';
    void navigator.clipboard.writeText(text).then(() => (control.textContent = say('copied')));
  },
  toggles(control) {
    const shown = byId(control.dataset.toggles ?? '').toggleAttribute('data-shown');
    control.setAttribute('aria-expanded', String(shown));
  },
  ...EDITOR_ACTIONS,
  call: (control) => void callAtOnce(control),
};

// Events

document.addEventListener('click', (event) => {
  /** @type {HTMLElement | null} */
  const control = targetOf(event).closest('button, [role=menuitem]');
  if (control !== null && 'menu' in control.dataset) {
    toggleMenu(control);
    return;
  }
  closeMenu(false);
  if (control === null) return;
  const action = Object.entries(ACTIONS).find(([name]) => name in control.dataset)?.[1];
  action?.(control);
});

document.addEventListener('submit', (event) => {
  const form = event.target;
  if (!(form instanceof HTMLFormElement && 'call' in form.dataset)) return;
  event.preventDefault();
  const button = event.submitter ?? first(form, '[type=submit]');
  void submit(form, /** @type {HTMLButtonElement} */ (button));
});

/** The field of an e-mail that was left last. @type {HTMLInputElement | undefined} */
let written;
document.addEventListener('focusout', ({ target: field }) => {
  if (field instanceof HTMLElement && field.matches('[name=subject], [name=body_text]'))
    written = /** @type {HTMLInputElement} */ (field);
});

document.addEventListener('change', async ({ target: input }) => {
  if (!(input instanceof HTMLInputElement && input.dataset.type === 'list')) return;
  (await import('./choices.js')).keepApart(input);
});

tellTimes(document);
showMoments(document);
// Before anything is loaded: what is typed from now on is a change.
for (const form of document.forms) if ('editor' in form.dataset) startEditor(form);
const questions = document.querySelector('[data-questions]');
if (questions instanceof HTMLElement) {
  const { BUILDER_ACTIONS, startBuilder } = await import('./form-builder.js');
  Object.assign(ACTIONS, BUILDER_ACTIONS);
  startBuilder(questions);
}
// Parts with a script of their own.
for (const part of all(document, '[data-part]'))
  (await import(`./${part.dataset.part}.js`)).start(part);
/** @type {HTMLElement | null} */
const board = document.querySelector('[data-board]');
if (board !== null) (await import('./board.js')).startBoard(board);
if (document.querySelector('#new-key-place, #secret-place') !== null)
  Object.assign(AFTERWARDS, (await import('./shown-once.js')).SHOWN_ONCE);
// Buttons and keys do nothing before.
document.documentElement.removeAttribute('data-waits');
openNamed();
