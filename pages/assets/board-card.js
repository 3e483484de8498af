/** Cards of candidates that the page did not come with. */
import { copyOf } from './dialogs.js';
import { all, first } from './elements.js';
import { lang, say } from './words.js';

/**
 * A card of a new candidate.
 * @param {import('./board-refresh.js').Card} candidate
 * @param {string} [from] its list, in the address of its page
 */
export function cardOf({ id, name, email, location, source, tags, application }, from = '') {
  const card = copyOf('card');
  const shown = name ?? email ?? say('nameless');
  Object.assign(card.dataset, { card: id, name: shown, at: '' });
  for (const named of all(card, '[aria-label]')) {
    const text = named.getAttribute('aria-label') ?? '';
    named.setAttribute(
      'aria-label',
      text.replace('{name}', () => shown),
    );
  }
  for (const link of card.querySelectorAll('a')) {
    link.setAttribute('href', `/console/candidates/${encodeURIComponent(id)}${from}`);
    if (link.textContent === '{name}') link.textContent = shown;
  }
  const at = new Date(application.stage_since);
  const when = at.toLocaleString(lang, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [application.last_job, location, source, tags.join(', '), when];
  const parts = facts.filter((part) => part !== null && part !== '');
  first(card, '.hint').textContent = parts.join(' · ');
  return card;
}
