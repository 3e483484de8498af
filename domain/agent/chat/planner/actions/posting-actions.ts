import { withPosting } from '../references.ts';
import { answer, say, text, type Talk } from '../talk.ts';
import { unlessStatus } from '../topics/postings.ts';
import type { TurnStep } from '../../turn.ts';

/** Proposes to publish a draft. */
export function publish(talk: Talk): TurnStep {
  return withPosting(talk, (posting) => {
    const title = text(posting, 'title');
    const words = say(
      talk,
      `I propose to publish ${title}. Please check the card and approve it.`,
      `Ich schlage vor, ${title} zu veröffentlichen. Bitte die Karte prüfen und genehmigen.`,
    );
    const proposed = { tool: 'publish_posting', arguments: { job_id: text(posting, 'id') } };
    return unlessStatus(talk, posting, 'draft') ?? answer(words, [proposed]);
  });
}

/** Proposes to close an open posting. */
export function close(talk: Talk): TurnStep {
  return withPosting(talk, (posting) => {
    const title = text(posting, 'title');
    const words = say(
      talk,
      `I propose to close ${title}. Please check the card and approve it.`,
      `Ich schlage vor, ${title} zu schließen. Bitte die Karte prüfen und genehmigen.`,
    );
    const proposed = { tool: 'close_posting', arguments: { job_id: text(posting, 'id') } };
    return unlessStatus(talk, posting, 'open') ?? answer(words, [proposed]);
  });
}
