import { fold } from '../../grounding/words/fold.ts';
import { ownWords } from '../intent/own-words.ts';
import { speaksGerman } from '../intent/speaks-german.ts';
import type { ProposedAction } from '../chat.ts';
import type { TurnInput, TurnStep } from '../turn.ts';

export type ToolResult = Record<string, unknown>;
export type Row = Record<string, unknown>;

/** A turn as the planner reads it. */
export interface Talk {
  input: TurnInput;
  /** The message to answer. */
  message: string;
  /** The user's own words in it: without quoted texts and texts of notes and mails. */
  own: string;
  /** Those words, folded. */
  words: string;
  german: boolean;
}

/** Reads the last message, or a part of it. */
export function readTalk(input: TurnInput, message = input.messages.at(-1)?.text ?? ''): Talk {
  const own = ownWords(message);
  const german = speaksGerman(input.messages.at(-1)?.text ?? message);
  return { input, message, own, words: fold(own), german };
}

export function say({ german }: Talk, english: string, inGerman: string): string {
  return german ? inGerman : english;
}

export function answer(text: string, actions: ProposedAction[] = []): TurnStep {
  return { kind: 'answer', text, actions };
}

/** An answer in the language of the message. */
export function reply(talk: Talk, english: string, inGerman: string): TurnStep {
  return answer(say(talk, english, inGerman));
}

interface Question {
  tool: string;
  arguments: Record<string, unknown>;
}

/**
 * Asks a tool, and goes on with its result. In the first step of a turn this is the call; in the next step the call is
 * in the turn's list, and the answer follows.
 */
export function ask(
  talk: Talk,
  question: Question,
  next: (result: ToolResult) => TurnStep,
): TurnStep {
  const { input } = talk;
  const known = input.toolCalls.findLast(
    (call) =>
      call.turn === input.turn &&
      call.tool === question.tool &&
      sameValue(call.arguments, question.arguments),
  );
  if (known?.status === 'done') return next(known.result ?? {});
  if (known !== undefined) {
    return reply(
      talk,
      'I could not read that: the tool reported an error.',
      'Das konnte ich nicht lesen: Das Werkzeug meldet einen Fehler.',
    );
  }
  if (!mayUse(talk, question.tool)) return missing(talk);
  if (input.mustAnswer) {
    return reply(
      talk,
      'That needs more calls than a turn may make. Please ask in smaller steps.',
      'Das braucht mehr Aufrufe, als ein Zug machen darf. Bitte in kleineren Schritten fragen.',
    );
  }
  return { kind: 'call', tool: question.tool, arguments: question.arguments };
}

export function mayUse({ input }: Talk, tool: string): boolean {
  return input.tools.some(({ name }) => name === tool);
}

/** The answer when the author of the message may not use a tool. */
export function missing(talk: Talk): TurnStep {
  return reply(
    talk,
    'I cannot do that: the tool for it is not open to you here.',
    'Das kann ich nicht: Das Werkzeug dafür steht hier nicht offen.',
  );
}

/** The rows of a list. */
export function rowsOf(result: ToolResult): Row[] {
  const { data } = result;
  return Array.isArray(data) ? data.filter(isRecord) : [];
}

/** Whether a list has further pages. */
export function hasMore({ meta }: ToolResult): boolean {
  return isRecord(meta) && typeof meta['next_cursor'] === 'string';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text member; empty when it is missing. */
export function text(row: Row | undefined, member: string): string {
  const value = row?.[member];
  return typeof value === 'string' ? value : '';
}

export function texts(row: Row, member: string): string[] {
  const value = row[member];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}

export function rows(row: Row, member: string): Row[] {
  const value = row[member];
  return Array.isArray(value) ? value.filter(isRecord) : [];
}

/** The beginning of a text in one line, cut at a word, without quotation marks. */
export function excerpt(whole: string, most: number): string {
  const line = whole
    .replace(/\s+/g, ' ')
    .replace(/["“”„«»]/g, "'")
    .trim();
  return line.length <= most ? line : line.slice(0, most).replace(/\s\S*$/u, '');
}

/** The day of a time. */
export function day(time: string): string {
  return time.slice(0, 10);
}

function sameValue(one: Record<string, unknown>, other: Record<string, unknown>): boolean {
  const sorted = (value: Record<string, unknown>) =>
    JSON.stringify(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  return sorted(one) === sorted(other);
}
