/** Two people who change the same record: of each member that both changed, one chooses a value. */
import { all } from './elements.js';
import { call, CallError, changesOf, requestOf, savedOf } from './forms.js';

/** @typedef {import('./forms.js').Body} Body */

/** A problem that the page shows already. */
export class ShownError extends Error {}

/**
 * The changes of a form, without members for which the other person's value was chosen.
 * @param {HTMLFormElement} form
 */
function chosenChanges(form) {
  const changes = changesOf(form);
  for (const { dataset } of takenFrom(form)) delete changes[dataset.member ?? ''];
  return changes;
}

/** @param {HTMLFormElement} form */
function takenFrom(form) {
  return all(form, '[data-conflict] input[value=theirs]:checked');
}

/**
 * Whether the form shows values of its own that were given up.
 * @param {HTMLFormElement} form
 */
export function isOutdated(form) {
  return takenFrom(form).length > 0;
}

/** @param {HTMLFormElement} form */
export function isContested(form) {
  return form.querySelector('[data-conflict]') !== null;
}

/**
 * Saves the members that were changed. If somebody else has saved the record and changed none of them, it is saved
 * again on top of theirs. @throws ShownError when a value must be chosen.
 * @param {HTMLFormElement} form
 * @returns {Promise<Body>}
 */
export async function saveChanges(form) {
  const changes = chosenChanges(form);
  if (Object.keys(changes).length === 0) return {};
  try {
    return await call(form, changes);
  } catch (error) {
    if (!(error instanceof CallError) || error.known.code !== 'version_conflict') throw error;
    const { path } = requestOf(form);
    const theirs = await call({ dataset: { call: `GET ${path}` } });
    form.dataset.version = theirs.version;
    const both = Object.keys(changes).filter((name) => {
      const now = JSON.stringify(theirs[name]);
      return now !== JSON.stringify(savedOf(form)[name]) && now !== JSON.stringify(changes[name]);
    });
    if (both.length === 0) return saveChanges(form);
    const { showBoth } = await import('./conflict-choices.js');
    showBoth(form, both, { mine: changes, theirs });
    throw new ShownError();
  }
}
