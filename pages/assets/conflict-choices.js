/** The choice of a person between their value of a member and somebody else's. Loaded for the first conflict. */
import { first } from './elements.js';
import { say } from './words.js';

/** @typedef {import('./forms.js').Body} Body */

/**
 * @param {HTMLFormElement} form
 * @param {string[]} members
 * @param {{ mine: Body, theirs: Body }} values
 */
export function showBoth(form, members, values) {
  const place = first(form, '[data-problem]');
  place.replaceChildren(say('choose'), ...members.map((member) => choiceOf(form, member, values)));
  place.hidden = false;
  first(place, 'input').focus();
}

/**
 * @param {HTMLFormElement} form
 * @param {string} member
 * @param {{ mine: Body, theirs: Body }} values
 */
function choiceOf(form, member, { mine, theirs }) {
  const group = document.createElement('fieldset');
  group.dataset.conflict = '';
  const legend = document.createElement('legend');
  legend.textContent = labelOf(form, member);
  group.append(
    legend,
    radio(member, 'mine', say('keepMine', { value: inWords(mine[member]) })),
    radio(member, 'theirs', say('takeTheirs', { value: inWords(theirs[member]) })),
  );
  return group;
}

/**
 * @param {string} member
 * @param {string} value
 * @param {string} text
 */
function radio(member, value, text) {
  const label = document.createElement('label');
  label.className = 'choice';
  const input = document.createElement('input');
  Object.assign(input, { type: 'radio', name: `conflict-${member}`, value });
  input.checked = value === 'mine';
  input.dataset.member = member;
  label.append(input, text);
  return label;
}

/**
 * @param {HTMLFormElement} form
 * @param {string} member
 */
function labelOf(form, member) {
  /** @type {HTMLInputElement | null} */
  const field = form.querySelector(`[name="${CSS.escape(member)}"]`);
  return field?.labels?.[0]?.textContent ?? member.replaceAll('_', ' ');
}

const MOST_CHARACTERS = 200;

/** @param {unknown} value */
function inWords(value) {
  if (value === null || value === undefined || value === '') return say('nothing');
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
}
