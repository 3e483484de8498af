import { foldedWords } from '../../grounding/words/fold.ts';
import { ownWords } from './own-words.ts';
import { requests, type Request } from './requests.ts';
import { wordMatcher, type WordMatcher } from './word-matcher.ts';

/**
 * Whether the user's own words ask for a writing action. Questions about it, refusals, and quoted texts ask for
 * nothing.
 */
export function asksFor(tool: string, message: string): boolean {
  const known = Object.hasOwn(requests, tool) ? requests[tool] : undefined;
  const wanted = (known ?? [namedRequest(tool)]).map(readRequest);
  const clauses = clausesOf(ownWords(message));
  return clauses.some((words) => wanted.some((request) => isAsked(words, request)));
}

const CLAUSE_END =
  /[.!?;\n]+|,|(?<!\p{L})(?:and|then|but|und|dann|danach|aber|et|puis|y|luego|en|dan)(?!\p{L})/iu;
/** A clause that begins so asks about the past, for advice or for a list. */
const QUESTION =
  /^(?:(?:and|so|also|please) )?(?:how|who|whom|whose|which|what|when|where|why|did|does|is|are|was|were|has|have|had|should|shall|may|if|wie|wer|wen|wem|welche[rnsm]?|was|wann|wo|warum|ist|sind|war|wurde|wurden|hat|haben|soll|sollte|darf|wenn|falls|comment|qui|quel(?:le)?s?|quand|pourquoi|como|quien|cual|cuando|hoe|wanneer|waarom) /u;
/** "Can I", but not "can you". */
const OWN_ABILITY = /^(?:can|could|may|kann|konnte|darf|puis|puedo|kan) (?:i|we|ich|wir|je|ik) /u;
const NEGATIONS = new Set(
  'dont not never no nicht nie kein keine keinen keiner ne pas nunca niet geen without ohne'.split(
    ' ',
  ),
);
/** Words between a refusal and its verb: "do not yet move". */
const REACH = 3;

function clausesOf(text: string): string[][] {
  return text
    .split(CLAUSE_END)
    .map((clause) => foldedWords(clause))
    .filter((words) => words.length > 0);
}

interface ReadRequest {
  isVerb: WordMatcher;
  isObject: WordMatcher | null;
}

function readRequest({ verbs, objects }: Request): ReadRequest {
  return {
    isVerb: wordMatcher(verbs.split(' ')),
    isObject: objects === undefined ? null : wordMatcher(objects.split(' ')),
  };
}

function isAsked(words: readonly string[], { isVerb, isObject }: ReadRequest): boolean {
  const text = `${words.join(' ')} `;
  if (QUESTION.test(text) || OWN_ABILITY.test(text)) return false;
  const at = words.findIndex(isVerb);
  if (at < 0 || isMovingHouse(words, at) || isReported(words, at)) return false;
  if (isForMyself(words, at)) return false;
  const others = words.filter((_, index) => index !== at);
  if (isObject !== null && !others.some(isObject)) return false;
  return !isRefused(words, at);
}

/** "Do not move her", "schick keine Mail", "verschiebe sie nicht". */
function isRefused(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - REACH), at);
  const next = words.slice(at + 1, at + 3);
  return (
    before.some((word) => NEGATIONS.has(word)) ||
    next.some((word) => NEGATIONS.has(word)) ||
    /^(?:nicht|pas|niet)$/.test(words.at(-1) ?? '')
  );
}

/** "I want to move to Berlin". */
function isMovingHouse(words: readonly string[], at: number): boolean {
  return words[at] === 'move' && words[at + 1] === 'to' && words.slice(0, at).includes('i');
}

/** "Tell me more", "inform us": an answer is asked for, no mail. */
function isForMyself(words: readonly string[], at: number): boolean {
  return (
    /^(?:tell|inform|informier\p{L}*)$/u.test(words[at] ?? '') &&
    /^(?:me|us|mich|uns)$/.test(words[at + 1] ?? '')
  );
}

/** "She asked me to send": the wish of another person; and a noun: "the note", "her application". */
function isReported(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 4), at);
  const isNoun = /^(?:the|a|an|my|her|his|their|our|this|that|last|die|der|das|eine?|meine?)$/;
  if (isNoun.test(before.at(-1) ?? '')) return true;
  return before.some((word) => /^(?:asked|asks|wants|wanted|told|bat|bittet|wollte)$/.test(word));
}

/** A tool without a list is asked for by the words of its name. */
function namedRequest(tool: string): Request {
  const [verb = '', ...nouns] = tool.split('_');
  return {
    verbs: verb,
    ...(nouns.length > 0 && { objects: nouns.map((noun) => `${noun}*`).join(' ') }),
  };
}
