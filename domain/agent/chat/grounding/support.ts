import type { Citation } from '../chat.ts';
import { denial, proposal } from './chat-words.ts';
import { isCount, type Claim } from './claim.ts';
import { citeCount, isAskedOfAny } from './counts.ts';
import type { Known } from './known.ts';
import { isTogether, isWithin, type Leaf } from './leaf.ts';
import { identities, type Segment } from './segments.ts';

/** The citations of a segment; null when a claim has no source. */
export function citeSegment(segment: Segment, sentence: string, known: Known): Citation[] | null {
  const { subjects, claims } = segment;
  const facts = claims.filter((claim) => !isCount(claim));
  const counts = claims.filter(isCount);
  const isCounted = (one: Claim) =>
    one.kind !== 'number' && counts.some((count) => isNear(one, count, sentence));
  const counted = counts.map((claim) => {
    const near = facts.filter((one) => isNear(one, claim, sentence));
    return citeCount(claim, [...subjects, ...near], known);
  });
  if (counted.includes(null)) return null;
  // Counting has checked the properties of the counted things, unless no source has one of them.
  const rest = facts.filter((one) => !isCounted(one) || isUnknown(one, known));
  const tone = {
    mayName: proposal.test(sentence) || sentence.endsWith('?'),
    denies: denial.test(sentence),
  };
  const cited = subjects.length > 0 ? ofSubjects(subjects, rest, tone) : together(rest, tone);
  return cited === null ? null : [...counted.filter((one) => one !== null), ...cited];
}

/** How a sentence speaks: it may name what the user asked for, or deny it. */
interface Tone {
  mayName: boolean;
  denies: boolean;
}

function isUnknown(claim: Claim, known: Known): boolean {
  return claim.leaves.length === 0 && claim.said === null && !isAskedOfAny(claim, known);
}

/** Whether a property belongs to a count: it stands in the same part of the sentence. */
function isNear(one: Claim, count: Claim, sentence: string): boolean {
  const [from, to] = [Math.min(one.index, count.index), Math.max(one.index, count.index)];
  return !/[:;]/.test(sentence.slice(from, to));
}

function ofSubjects(subjects: readonly Claim[], facts: readonly Claim[], tone: Tone) {
  const cited: Citation[] = [];
  for (const subject of subjects) {
    const found = identities(subject)
      .map((owner) => ofRecord(owner, { subject, facts, tone }))
      .find((one) => one !== null);
    if (found === undefined || found === null) return null;
    cited.push(...found);
  }
  return cited;
}

interface Asked {
  subject: Claim;
  facts: readonly Claim[];
  tone: Tone;
}

/** Citations within one record; null when it does not state every fact. */
function ofRecord(owner: Leaf, { subject, facts, tone }: Asked): Citation[] | null {
  const chosen: Leaf[] = [];
  const cited = [cite(subject, owner)];
  for (const fact of facts) {
    const leaf = fact.leaves.find(
      (one) =>
        isWithin(one, owner) &&
        chosen.every((other) => other.key === one.key || isTogether(one, other)),
    );
    if (leaf !== undefined) {
      chosen.push(leaf);
      cited.push(cite(fact, leaf));
    } else if (isSaidOnly(fact, tone)) cited.push(citeSaid(fact));
    else return null;
  }
  return cited;
}

/**
 * Whether the user's words support a fact about a record: not if another record has it, and a name only in a proposal or
 * a denial.
 */
function isSaidOnly({ said, leaves, kind }: Claim, { mayName, denies }: Tone): boolean {
  if (said === null) return false;
  return mayName || (leaves.length === 0 && (kind !== 'name' || denies));
}

/** Citations of claims without a subject. They must stand in one record, or in the user's words. */
function together(facts: readonly Claim[], { mayName, denies }: Tone): Citation[] | null {
  const isFree = ({ kind, leaves }: Claim) =>
    kind === 'value' && (leaves.length > 0 || mayName || denies);
  const firm = facts.filter((fact) => !isFree(fact));
  const stated = firm.filter(({ leaves }) => leaves.length > 0);
  const rest = firm.filter(({ leaves }) => leaves.length === 0);
  if (rest.some(({ said }) => said === null)) return null;
  const chosen = choose(stated, []);
  if (chosen !== null) {
    return [...chosen.map(([fact, leaf]) => cite(fact, leaf)), ...rest.map(citeSaid)];
  }
  return firm.every(({ said }) => said !== null) ? firm.map(citeSaid) : null;
}

type Choice = [Claim, Leaf];
const MOST_TRIED = 50;

function choose(facts: readonly Claim[], chosen: Choice[]): Choice[] | null {
  const [fact, ...rest] = facts;
  if (fact === undefined) return chosen;
  for (const leaf of fact.leaves.slice(0, MOST_TRIED)) {
    if (!chosen.every(([, other]) => isTogether(leaf, other))) continue;
    const found = choose(rest, [...chosen, [fact, leaf]]);
    if (found !== null) return found;
  }
  return null;
}

const LONGEST_QUOTE = 500;

/** A citation whose quote stands in the leaf word for word. */
function cite({ text, kind }: Claim, leaf: Leaf): Citation {
  const at = leaf.text.toLowerCase().indexOf(text.toLowerCase());
  const day = kind === 'date' ? leaf.text.slice(0, 10) : leaf.text.slice(0, LONGEST_QUOTE);
  const quote = at < 0 ? day : leaf.text.slice(at, at + text.length);
  return { toolCallId: leaf.call.id, path: leaf.path, quote };
}

function citeSaid({ said }: Claim): Citation {
  return { toolCallId: null, path: '', quote: said ?? '' };
}
