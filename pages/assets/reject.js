/** Rejects an application, and writes to the person in the same step. */
import { first } from './elements.js';
import { bodyOf, call, CallError } from './forms.js';
import { say } from './words.js';

/** The request for the e-mail of a form; sent again it is the same. @type {WeakMap<HTMLFormElement, any>} */
const writers = new WeakMap();

/**
 * The move is made once, also when the e-mail is refused and sent again.
 * @param {HTMLFormElement} form
 */
export async function reject(form) {
  const { template_id, subject, body_text, layout, ...move } = /** @type {any} */ (bodyOf(form));
  if (!('moved' in form.dataset)) {
    await call(form, move);
    form.dataset.moved = '';
  }
  if ([template_id, subject, body_text].every((part) => part === undefined)) return {};
  const writer = writers.get(form) ?? { dataset: { call: 'POST /console/api/email/send' } };
  writers.set(form, writer);
  const [, id = ''] = /candidates\/([^/]+)/.exec(form.dataset.call ?? '') ?? [];
  try {
    const mail = { template_id, subject, body_text, layout, to: [id], job_id: move.job_id };
    return await call(writer, mail);
  } catch (error) {
    // The page shows the stage from before.
    first(document, 'dialog[open]').addEventListener('close', () => window.location.reload());
    if (!(error instanceof CallError)) throw error;
    throw new CallError({ ...error.known, message: `${say('unwritten')} ${error.message}` });
  }
}
