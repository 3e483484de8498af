/** Dialogs, and what the page says of calls. */
import { all, byId, controlsOf, first } from './elements.js';
import { tellProblem } from './faults.js';
import { rememberSaved } from './forms.js';

/**
 * @param {ParentNode} root
 * @param {Record<string, unknown>} values
 */
export function fill(root, values) {
  for (const slot of all(root, '[data-slot]')) {
    const value = values[slot.dataset.slot ?? ''];
    if (value !== undefined) slot.textContent = String(value);
  }
}

/** A copy of what a template holds. @param {string} templateId */
export function copyOf(templateId) {
  const template = /** @type {HTMLTemplateElement} */ (byId(templateId));
  return /** @type {HTMLElement} */ (template.content.firstElementChild?.cloneNode(true));
}

/**
 * Shows a copy of a template's dialog.
 * @param {string} templateId
 */
export function showCopy(templateId, from = document.activeElement) {
  const dialog = /** @type {HTMLDialogElement} */ (copyOf(templateId));
  showDialog(dialog, from);
  return dialog;
}

/**
 * Shows a dialog until it is closed; then the focus goes back.
 * @param {HTMLDialogElement} dialog
 * @param {Element | null} from
 */
export function showDialog(dialog, from) {
  dialog.addEventListener('close', () => {
    dialog.remove();
    if (from instanceof HTMLElement) from.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** A link may name the dialog that its page begins with: `?dialog=new-posting`. */
export function openNamed() {
  const address = new window.URL(window.location.href);
  const name = address.searchParams.get('dialog');
  if (name === null) return;
  address.searchParams.delete('dialog');
  window.history.replaceState(null, '', address);
  /** @type {HTMLElement | null} */
  const opener = document.querySelector(
    `main [data-opens="${CSS.escape(name)}"]:not([data-values])`,
  );
  opener?.click();
}

/** @param {HTMLElement} opener */
export function openDialog(opener) {
  const from = opener.closest('[role=menu]')?.previousElementSibling ?? opener;
  const values = JSON.parse(opener.dataset.values ?? '{}');
  const dialog = /** @type {HTMLDialogElement} */ (copyOf(opener.dataset.opens ?? ''));
  fill(dialog, values);
  const form = /** @type {HTMLFormElement} */ (first(dialog, 'form'));
  fillForm(form, values);
  showDialog(dialog, from);
  if (form.querySelector('[data-picks]'))
    void import('./picker.js').then((it) => it.startPickers(form));
}

/**
 * @param {HTMLFormElement} form
 * @param {Record<string, any>} values
 */
function fillForm(form, values) {
  form.dataset.call = form.dataset.call?.replace('{id}', encodeURIComponent(values.id ?? ''));
  if (values.version !== undefined) form.dataset.version = values.version;
  for (const field of controlsOf(form)) {
    if (field.name in values) field.value = values[field.name] ?? '';
  }
  showMoments(form);
  rememberSaved(form);
}

/**
 * Shows what went wrong at the top of the page.
 * @param {unknown} error
 */
export function showProblem(error) {
  const place = byId('problem');
  tellProblem(place, error);
  place.scrollIntoView({ block: 'nearest' });
}

/**
 * The blank control of a moment shows local time.
 * @param {ParentNode} root
 */
export function showMoments(root) {
  for (const field of controlsOf(root)) {
    if (field.value !== '' || !field.dataset.moment) continue;
    const at = new Date(field.dataset.moment);
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
    field.value = local.toISOString().slice(0, 16);
  }
}
