import { pointerWithin } from '../../../common/json-pointer.ts';
import { fold } from '../../grounding/words/fold.ts';
import type { ChatToolCall } from '../chat.ts';

export type SourceCall = Pick<ChatToolCall, 'id' | 'tool' | 'arguments' | 'status' | 'result'>;

/** A text, number or flag of a tool's result. */
export interface Leaf {
  call: SourceCall;
  /** JSON Pointer into the result. */
  path: string;
  /** The object that holds it, as a JSON Pointer. */
  owner: string;
  /** Its member, or that of the list that it is an item of. */
  key: string;
  text: string;
  folded: string;
  number: number | null;
}

const MOST_LEAVES = 40_000;

/** Every leaf of the results of finished calls, the latest call first. */
export function leavesOf(calls: readonly SourceCall[]): Leaf[] {
  const leaves: Leaf[] = [];
  for (const call of calls.toReversed()) {
    if (call.status === 'done')
      collect(leaves, { call, path: '', owner: '', key: '' }, call.result);
  }
  return leaves;
}

type Place = Pick<Leaf, 'call' | 'path' | 'owner' | 'key'>;

function collect(leaves: Leaf[], place: Place, value: unknown): void {
  if (leaves.length >= MOST_LEAVES || value === null) return;
  if (typeof value === 'object') collectWithin(leaves, place, value);
  else if (typeof value === 'string' || typeof value === 'number') {
    const text = String(value);
    const number = typeof value === 'number' ? value : null;
    leaves.push({ ...place, text, folded: fold(text), number });
  }
}

function collectWithin(leaves: Leaf[], place: Place, value: object): void {
  const isList = Array.isArray(value);
  for (const [step, member] of Object.entries(value)) {
    const path = pointerWithin(place.path, step);
    const inside = isList ? place : { ...place, key: step, owner: place.path };
    collect(leaves, { ...inside, path }, member);
  }
}

/** Whether a leaf lies in an object of the same call. */
export function isWithin(leaf: Leaf, owner: Pick<Leaf, 'call' | 'owner'>): boolean {
  if (leaf.call !== owner.call) return false;
  return owner.owner === '' || leaf.path.startsWith(`${owner.owner}/`);
}

/** Whether two leaves can speak of one thing: they lie in no two items of one list. */
export function isTogether(one: Leaf, other: Leaf): boolean {
  if (one.call !== other.call) return false;
  const [mine, theirs] = [one.path.split('/'), other.path.split('/')];
  const at = mine.findIndex((step, index) => step !== theirs[index]);
  if (at < 0) return true;
  const isItems = /^\d+$/.test(mine[at] ?? '') && /^\d+$/.test(theirs[at] ?? '');
  // Items of a list of texts, such as skills, belong to one owner.
  return !isItems || (at === mine.length - 1 && at === theirs.length - 1);
}

const NAMES = new Set(['name', 'title', 'value', 'meter']);
const NO_IDENTITY = /\/(?:company|actor|author|organization|history\/\d+|stage)\/name$/;

/** Whether a leaf names the object that holds it: a person, a job, a row of a table. */
export function isIdentity({ key, path }: Leaf): boolean {
  return NAMES.has(key) && !NO_IDENTITY.test(path);
}
