import { ordinalIn } from '../slots.ts';
import { answer, ask, reply, say, text, type Row, type Talk } from '../talk.ts';
import { jobOf } from '../topics/jobs.ts';
import type { TurnStep } from '../../turn.ts';

/** Proposes to start an application for the job. */
export function apply(talk: Talk): TurnStep {
  return withJob(talk, (job) => {
    const title = text(job, 'title');
    if (job['can_apply'] !== true) {
      const url = text(job, 'apply_url');
      return reply(
        talk,
        `For ${title} I cannot apply here.${url === '' ? '' : ` The employer takes applications at ${url}`}`,
        `Für ${title} kann ich mich hier nicht bewerben.${url === '' ? '' : ` Der Arbeitgeber nimmt Bewerbungen hier an: ${url}`}`,
      );
    }
    const words = say(
      talk,
      `I propose to draft an application for ${title}. Nothing is submitted before you agree to every answer.`,
      `Ich schlage vor, eine Bewerbung für ${title} zu entwerfen. Abgeschickt wird nichts, bevor alle Antworten bestätigt sind.`,
    );
    const proposed = { action: 'start', job_id: text(job, 'job_id') };
    return answer(words, [{ tool: 'submit_job_application', arguments: proposed }]);
  });
}

/** Proposes a résumé, for the job that the message names or for none. */
export function resume(talk: Talk): TurnStep {
  return document(talk, 'create_resume', ['a résumé', 'einen Lebenslauf']);
}

/** Proposes a cover letter, for the job that the message names or for none. */
export function letter(talk: Talk): TurnStep {
  return document(talk, 'create_cover_letter', ['a cover letter', 'ein Anschreiben']);
}

function document(talk: Talk, tool: string, [english, german]: [string, string]): TurnStep {
  if (
    jobOf(talk) === null &&
    ordinalIn(talk.words) === null &&
    !/\b(?:this|diese[rsn]?|job|stelle)\b/.test(talk.words)
  ) {
    const words = say(
      talk,
      `I propose to write ${english}. Please check the card and approve it.`,
      `Ich schlage vor, ${german} zu schreiben. Bitte die Karte prüfen und genehmigen.`,
    );
    return answer(words, [{ tool, arguments: {} }]);
  }
  return withJob(talk, (job) => {
    const title = text(job, 'title');
    const words = say(
      talk,
      `I propose to write ${english} for ${title}. Please check the card and approve it.`,
      `Ich schlage vor, ${german} für ${title} zu schreiben. Bitte die Karte prüfen und genehmigen.`,
    );
    return answer(words, [{ tool, arguments: { job_id: text(job, 'job_id') } }]);
  });
}

/** Reads the job that the message means, so that the proposal names it. */
function withJob(talk: Talk, next: (job: Row) => TurnStep): TurnStep {
  const id = jobOf(talk);
  if (id === null) {
    return reply(
      talk,
      'For which job? Please search first, and then name its place in the list.',
      'Für welche Stelle? Bitte zuerst suchen und dann den Platz in der Liste nennen.',
    );
  }
  return ask(talk, { tool: 'get_job_details', arguments: { job_id: id } }, next);
}
