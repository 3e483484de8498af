import { nameOf, withCandidate } from '../people.ts';
import { lastList, rolePhrase } from '../references.ts';
import { stageIn } from '../slots.ts';
import { fold } from '../../../grounding/words/fold.ts';
import { answer, reply, rows, rowsOf, say, text, type Row, type Talk } from '../talk.ts';
import type { TurnStep } from '../../turn.ts';
import { givenSubject, givenText } from './given-text.ts';

/** Proposes to move a candidate's application to the stage that the message names. */
export function move(talk: Talk): TurnStep {
  const stage = stageIn(talk);
  if (stage === null) {
    return reply(
      talk,
      'To which stage? For example: screening, interview, offer, hired or rejected.',
      'In welche Stufe? Zum Beispiel screening, interview, offer, hired oder rejected.',
    );
  }
  return withCandidate(talk, (candidate) => {
    const fitting = applicationsFor(talk, candidate);
    const [application] = fitting;
    if (application === undefined) return noApplication(talk, candidate);
    if (fitting.length > 1) return whichApplication(talk, candidate, fitting);
    return proposeMove(talk, candidate, { application, stage });
  });
}

function proposeMove(
  talk: Talk,
  candidate: Row,
  { application, stage }: { application: Row; stage: string },
): TurnStep {
  const [name, from, title] = [
    nameOf(candidate),
    text(application, 'stage'),
    text(application, 'job_title'),
  ];
  if (from === stage) {
    return reply(
      talk,
      `${name} is at the stage “${stage}” already.`,
      `${name} ist schon in der Stufe „${stage}“.`,
    );
  }
  const proposed = {
    candidate_id: text(candidate, 'id'),
    stage,
    from_stage: from,
    job_id: text(application, 'job_id'),
  };
  const words = say(
    talk,
    `I propose to move ${name} (${title}) from “${from}”. Please check the card and approve it.`,
    `Ich schlage vor, ${name} (${title}) aus „${from}“ zu verschieben. Bitte die Karte prüfen und genehmigen.`,
  );
  return answer(words, [{ tool: 'move_candidate', arguments: proposed }]);
}

/** Active applications, of the posting that the message or the page names when one fits. */
function applicationsFor(talk: Talk, candidate: Row): Row[] {
  const active = rows(candidate, 'applications').filter(({ status }) => status === 'active');
  const phrase = fold(rolePhrase(talk));
  const { jobId } = talk.input.context;
  const named = active.filter(
    (one) =>
      (phrase !== '' && fold(text(one, 'job_title')).includes(phrase)) ||
      (jobId !== null && text(one, 'job_id') === jobId),
  );
  return named.length > 0 ? named : active;
}

function noApplication(talk: Talk, candidate: Row): TurnStep {
  const name = nameOf(candidate);
  return reply(
    talk,
    `${name} is in no running application that could move.`,
    `${name} hat nichts Laufendes, das verschoben werden könnte.`,
  );
}

function whichApplication(talk: Talk, candidate: Row, fitting: readonly Row[]): TurnStep {
  const titles = fitting.map((one) => `“${text(one, 'job_title')}”`).join(', ');
  const name = nameOf(candidate);
  return reply(
    talk,
    `${name} has several applications: ${titles}. Please repeat the request with the role.`,
    `${name} hat mehrere Bewerbungen: ${titles}. Bitte mit der Stelle wiederholen.`,
  );
}

/** Proposes a note with the text that the message gives. */
export function note(talk: Talk): TurnStep {
  const body = givenText(talk);
  if (body === '') {
    return reply(
      talk,
      'What shall the note say? Write it after a colon.',
      'Was soll in der Notiz stehen? Bitte nach einem Doppelpunkt schreiben.',
    );
  }
  return withCandidate(talk, (candidate) => {
    const proposed = { candidate_id: text(candidate, 'id'), body };
    const words = say(
      talk,
      `I propose a note for ${nameOf(candidate)}. Please check the card and approve it.`,
      `Ich schlage eine Notiz zu ${nameOf(candidate)} vor. Bitte die Karte prüfen und genehmigen.`,
    );
    return answer(words, [{ tool: 'add_candidate_note', arguments: proposed }]);
  });
}

const ALL = /\b(?:them all|all of them|everyone|all candidates|all applicants|alle|allen|ihnen)\b/;

/** Proposes a mail with the text that the message gives. */
export function mail(talk: Talk): TurnStep {
  const body = givenText(talk);
  if (body === '') {
    return reply(
      talk,
      'What shall the mail say? Write it after a colon.',
      'Was soll in der Mail stehen? Bitte nach einem Doppelpunkt schreiben.',
    );
  }
  const shown = ALL.test(talk.words)
    ? rowsOf(lastList(talk, ['list_candidates'])?.result ?? {})
    : [];
  if (shown.length > 0) return proposeMail(talk, shown, body);
  return withCandidate(talk, (candidate) => proposeMail(talk, [candidate], body));
}

function proposeMail(talk: Talk, to: readonly Row[], body: string): TurnStep {
  const subject = givenSubject(talk) || say(talk, 'Your application', 'Ihre Bewerbung');
  const names = to.map(nameOf).join(', ');
  const words = say(
    talk,
    `I propose a mail to ${names}. Please check the card and approve it.`,
    `Ich schlage eine Mail an ${names} vor. Bitte die Karte prüfen und genehmigen.`,
  );
  const proposed = { to: to.map((one) => text(one, 'id')), subject, body_text: body };
  return answer(words, [{ tool: 'send_email', arguments: proposed }]);
}
