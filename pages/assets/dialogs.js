/** Dialogs, and what the page says of calls. */
import { rememberSaved, tellProblem } from './forms.js';

export function fill(root, values) {
  for (const slot of root.querySelectorAll('[data-slot]')) {
    const value = values[slot.dataset.slot];
    if (value !== undefined) slot.textContent = String(value);
  }
}

export function copyOf(templateId) {
  return document.getElementById(templateId).content.cloneNode(true).firstElementChild;
}

/** Shows a copy of a template's dialog. */
export function showCopy(templateId, from = document.activeElement) {
  const dialog = copyOf(templateId);
  showDialog(dialog, from);
  return dialog;
}

/** Shows a dialog until it is closed; then the focus goes back. */
export function showDialog(dialog, from) {
  dialog.addEventListener('close', () => {
    dialog.remove();
    from.focus();
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
  document.querySelector(`main [data-opens="${CSS.escape(name)}"]:not([data-values])`)?.click();
}

export function openDialog(opener) {
  const from = opener.closest('[role=menu]')?.previousElementSibling ?? opener;
  const values = JSON.parse(opener.dataset.values ?? '{}');
  const dialog = copyOf(opener.dataset.opens);
  fill(dialog, values);
  const form = dialog.querySelector('form');
  form.dataset.call = form.dataset.call.replace('{id}', encodeURIComponent(values.id ?? ''));
  if (values.version !== undefined) form.dataset.version = values.version;
  for (const field of form.elements) {
    if (field.name in values) field.value = values[field.name] ?? '';
  }
  showMoments(form);
  rememberSaved(form);
  showDialog(dialog, from);
}

/** Shows what went wrong at the top of the page. */
export function showProblem(error) {
  const place = document.getElementById('problem');
  tellProblem(place, error);
  place.scrollIntoView({ block: 'nearest' });
}

/** The blank control of a moment shows local time. */
export function showMoments(root) {
  for (const field of root.querySelectorAll('input[data-moment]')) {
    if (field.value !== '' || !field.dataset.moment) continue;
    const at = new Date(field.dataset.moment);
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000);
    field.value = local.toISOString().slice(0, 16);
  }
}
