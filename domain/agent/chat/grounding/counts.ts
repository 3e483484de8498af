import { valueAt } from '../../../common/json-pointer.ts';
import { holdsPhrase, fold } from '../../grounding/words/fold.ts';
import type { Citation } from '../chat.ts';
import type { Claim, CountClaim } from './claim.ts';
import type { Known } from './known.ts';
import { isWithin, type Leaf, type SourceCall } from './leaf.ts';
import { identities } from './segments.ts';

/** Tools whose lists count a noun, and members that do. */
const COUNTED: Record<string, { tools: string[]; members: RegExp }> = {
  candidate: { tools: ['list_candidates'], members: /\/counts_by_stage\/[^/]+$/ },
  application: {
    tools: ['list_applied_jobs', 'list_candidates'],
    members: /\/counts_by_stage\/[^/]+$|^\/applications$/,
  },
  posting: { tools: ['list_postings'], members: /^$/ },
  job: {
    tools: ['search_jobs', 'list_postings'],
    members: /\/(?:total_jobs|count|jobs_with_salary|posted_last_\w+)$/,
  },
  company: { tools: ['search_companies'], members: /^\/companies$/ },
  note: { tools: [], members: /^$/ },
};
const NESTED: Record<string, string> = { application: 'applications', note: 'notes' };

/** Where a count of things with these properties stands; null when no source has it. */
export function citeCount(
  claim: CountClaim,
  about: readonly Claim[],
  known: Known,
): Citation | null {
  const names = about.filter(({ kind }) => kind !== 'count' && kind !== 'number');
  return (
    ofLists(claim, names, known) ?? ofMembers(claim, names, known) ?? ofNested(claim, names, known)
  );
}

function ofLists(claim: CountClaim, about: readonly Claim[], known: Known): Citation | null {
  const { tools = [] } = COUNTED[claim.noun] ?? {};
  const call = known.calls.findLast(
    (one) => tools.includes(one.tool) && isLength(one, { claim, about, known }),
  );
  if (call === undefined) return null;
  return { toolCallId: call.id, path: '/data', quote: String(claim.count) };
}

interface Counting {
  claim: CountClaim;
  about: readonly Claim[];
  known: Known;
}

/** Whether a list has so many rows with these properties. A page supports no total. */
function isLength(call: SourceCall, { claim, about, known }: Counting): boolean {
  const rows: unknown = call.result?.['data'];
  if (!Array.isArray(rows)) return false;
  const left = about.filter((one) => !isAsked(call, one, known.leaves));
  if (hasMore(call) && !claim.isLeast) return false;
  const fitting = rows.filter((_, at) =>
    left.every(({ leaves }) =>
      leaves.some((leaf) => isWithin(leaf, { call, owner: `/data/${at}` })),
    ),
  );
  return [fitting.length, sinceOf(call, fitting)].includes(claim.count);
}

function hasMore({ result }: SourceCall): boolean {
  const meta = result?.['meta'];
  return typeof (meta as { next_cursor?: unknown } | undefined)?.next_cursor === 'string';
}

/** Rows with an application in the time that the list was asked for. */
function sinceOf({ arguments: args }: SourceCall, rows: readonly unknown[]): number {
  const { updated_after: after, job_id: job } = args;
  if (typeof after !== 'string') return rows.length;
  return rows.filter((row) => {
    const { applications = [] } = row as {
      applications?: { submitted_at?: string; job_id?: string }[];
    };
    return applications.some(
      (one) => (one.submitted_at ?? '') >= after && one.job_id === (job ?? one.job_id),
    );
  }).length;
}

/** Whether any list was asked for this property. */
export function isAskedOfAny(claim: Claim, { calls, leaves }: Known): boolean {
  return calls.some((call) => isAsked(call, claim, leaves));
}

/** Whether the list was asked for this property, so that every row has it. */
function isAsked({ arguments: args }: SourceCall, claim: Claim, leaves: readonly Leaf[]): boolean {
  const folded = fold(claim.text);
  const { job_id: job, ...others } = args;
  const isWord = Object.values(others).some(
    (value) => typeof value === 'string' && holdsPhrase(fold(value), folded),
  );
  if (isWord || typeof job !== 'string') return isWord;
  return identities(claim).some((named) =>
    leaves.some(
      (leaf) =>
        leaf.key === 'id' &&
        leaf.owner === named.owner &&
        leaf.call === named.call &&
        leaf.text === job,
    ),
  );
}

/** A number that a result states: of the record that the sentence is about, or of the whole result. */
function ofMembers(claim: CountClaim, about: readonly Claim[], known: Known): Citation | null {
  const { members = /^$/ } = COUNTED[claim.noun] ?? {};
  const subjects = about.flatMap(identities);
  const values = about.filter(({ kind }) => kind === 'value' || kind === 'quote');
  const found = claim.leaves.find((leaf) => {
    if (!members.test(leaf.path)) return false;
    const isKeyed = values.length === 0 || values.some((value) => value.leaves.includes(leaf));
    const isOwn = subjects.some((owner) => owner.owner !== '' && isWithin(leaf, owner));
    const isOfAll =
      leaf.owner === '' && about.every(({ kind }) => kind === 'quote' || kind === 'value');
    return (isKeyed && isOwn) || isOfAll || (isKeyed && isOnPage(leaf, about, known));
  });
  if (found === undefined) return null;
  return { toolCallId: found.call.id, path: found.path, quote: found.text };
}

/** A number of the whole result, of which the sentence names a condition of the call: "128 jobs in Berlin". */
function isOnPage(leaf: Leaf, about: readonly Claim[], { leaves }: Known): boolean {
  return leaf.owner === '' && about.every((one) => isAsked(leaf.call, one, leaves));
}

/** The length of a list within the record that the sentence is about. */
function ofNested(claim: CountClaim, about: readonly Claim[], { calls }: Known): Citation | null {
  const member = NESTED[claim.noun];
  if (member === undefined) return null;
  for (const owner of about.flatMap(identities)) {
    const call = calls.find((one) => one === owner.call);
    const path = `${owner.owner}/${member}`;
    const items = valueAt(call?.result, path)?.value;
    const others = about.filter((one) => !identities(one).includes(owner));
    const isFitting = (at: number) =>
      others.every(({ leaves }) =>
        leaves.some((leaf) => isWithin(leaf, { call: owner.call, owner: `${path}/${at}` })),
      );
    if (!Array.isArray(items)) continue;
    if (items.filter((_, at) => isFitting(at)).length === claim.count) {
      return { toolCallId: owner.call.id, path, quote: String(claim.count) };
    }
  }
  return null;
}
