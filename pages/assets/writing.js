/** Writing an e-mail: merge fields are inserted by name, and the e-mail is shown as a person would get it. */
import { fill } from './dialogs.js';
import { all, first } from './elements.js';
import { markFields, tellProblem } from './faults.js';
import { bodyOf, call } from './forms.js';

/**
 * @param {HTMLElement} button
 * @param {HTMLInputElement} [left] the field that was left last
 */
export function insert(button, left) {
  const form = /** @type {HTMLFormElement} */ (button.closest('form'));
  const text = /** @type {HTMLInputElement} */ (first(form, '[name=body_text]'));
  const field = left?.form === form ? left : text;
  const { length } = field.value;
  const [from, to] = [field.selectionStart ?? length, field.selectionEnd ?? length];
  field.setRangeText(button.dataset.inserts ?? '', from, to, 'end');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The first who can be written to, else the first. */
function firstSelected() {
  const chosen = all(document, 'main [data-selects]:checked');
  const one = chosen.find(({ dataset }) => 'mailable' in dataset) ?? chosen[0];
  return one?.dataset.selects;
}

/** A call of its own: the form's is the one that sends. */
const PREVIEW = { dataset: { call: 'POST /console/api/email/preview' } };

/**
 * Shows the e-mail until it is changed, to the receivers of the form or to those selected.
 * @param {HTMLElement} button
 */
export async function preview(button) {
  const form = /** @type {HTMLFormElement} */ (button.closest('form'));
  const problem = first(form, '[data-problem]');
  problem.hidden = true;
  const { to = [firstSelected()], ...written } = bodyOf(form);
  const { template_id, subject, body_text, job_id, layout } = written;
  try {
    const mail = await call(PREVIEW, { template_id, subject, body_text, job_id, layout, to });
    const place = first(form, '[data-preview]');
    fill(place, mail);
    place.hidden = false;
    place.scrollIntoView({ block: 'nearest' });
    form.addEventListener('input', () => (place.hidden = true), { once: true });
  } catch (error) {
    markFields(form, tellProblem(problem, error));
  }
}
