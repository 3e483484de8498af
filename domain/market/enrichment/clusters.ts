import type { Place } from '../../places/place.ts';
import { foldText } from '../../common/text/fold-text.ts';
import { noiseWords } from '../../places/gazetteer/place-words.ts';
import { FIRST_HASH, HASH_PRIME, scanWords } from './word-scanner.ts';

/** The data by which roles are compared. It is compact and stored with the job, so that texts are not read again. */
export interface ClusterSignature {
  /** Only jobs of the same block are compared: company and core title. */
  blockKey: string;
  /** MinHash of the text (64 numbers), then one for the first place, if any. Unsigned 32-bit integers. */
  signature: number[];
}

export interface ClusterCandidate extends ClusterSignature {
  id: string;
  sourceId: string;
}

export interface ClusteredRole {
  companyName: string;
  title: string;
  locations: readonly Pick<Place, 'text' | 'country' | 'regionCode' | 'city'>[];
  descriptionText: string;
}

const BANDS = 64;
const SHINGLE_WORDS = 7;
const MAX_TEXT_CHARACTERS = 20_000;
/** Minimum share of common shingles for two texts of one block to be the same role. */
const SAME_TEXT = 0.7;
/** Minimum when one of the two has no known place to compare. */
const SAME_TEXT_ANYWHERE = 0.85;
const EMPTY = 0xffffffff;
const SHINGLE_FACTOR = 31;
/** The weight of the word that leaves a shingle when it advances by one. */
const GONE_FACTOR = SHINGLE_FACTOR ** SHINGLE_WORDS;
/** The smallest hashes of one text. Reused for the next text. */
const bands = new Uint32Array(BANDS);
const LEGAL_FORMS = new Set(
  'inc incorporated llc ltd limited gmbh ag se sa sas sarl bv nv ab oy as aps plc corp corporation co company kg ug pty spa srl'.split(
    ' ',
  ),
);
const SPELLED_OUT = new Map([
  ['sr', 'senior'],
  ['snr', 'senior'],
  ['jr', 'junior'],
  ['mgr', 'manager'],
  ['vp', 'vice president'],
]);
const TITLE_NOISE = new Set(
  'remote hybrid onsite on site m w d f x h all genders gn the a an of for in at to and'.split(' '),
);

/** The signature of a role: company, title, place and text shingles (decision 0009). */
export function clusterSignature(role: ClusteredRole): ClusterSignature {
  const [primary] = role.locations.map(placeKey).filter((key) => key !== '');
  return {
    blockKey: `${companyKey(role.companyName)}|${titleKey(role.title)}`,
    signature: [
      ...minHash(role.descriptionText),
      ...(primary === undefined ? [] : [hashText(primary)]),
    ],
  };
}

/**
 * A signature as stored: its numbers as base64 of 32 bits each. A list of 65 numbers was the largest cost of writing
 * a job.
 */
export function packSignature(signature: readonly number[]): string {
  return Buffer.from(Uint32Array.from(signature).buffer).toString('base64');
}

/** The numbers of a packed signature. */
export function unpackSignature(packed: string): number[] {
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return [...new Uint32Array(bytes.buffer, 0, bytes.length >> 2)];
}

/** Whether two roles of different sources are the same: same block, same main place, nearly the same text. */
export function sameRole(a: ClusterSignature, b: ClusterSignature): boolean {
  if (a.blockKey !== b.blockKey) return false;
  const likeness = estimateLikeness(a.signature, b.signature);
  if (likeness < SAME_TEXT) return false;
  const place = a.signature[BANDS];
  const other = b.signature[BANDS];
  if (place === undefined || other === undefined) return likeness >= SAME_TEXT_ANYWHERE;
  return place === other;
}

/**
 * Groups the ids of equal roles. Groups and the list of groups are sorted by id. A single id is a group of one. A
 * group never holds two jobs of one source, not even through a third job (decision 0009).
 */
export function clusterJobs(members: readonly ClusterCandidate[]): string[][] {
  const blocks = new Map<string, ClusterCandidate[][]>();
  for (const member of [...members].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const groups = blocks.get(member.blockKey) ?? [];
    const home = groups.find((group) => takes(group, member));
    if (home) home.push(member);
    else blocks.set(member.blockKey, [...groups, [member]]);
  }
  const ids = [...blocks.values()].flat().map((group) => group.map(({ id }) => id));
  return ids.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}

function takes(group: readonly ClusterCandidate[], member: ClusterCandidate): boolean {
  return (
    group.every((other) => other.sourceId !== member.sourceId) &&
    group.some((other) => sameRole(other, member))
  );
}

/** The company name without legal form: "Acme, Inc." and "ACME" are equal. */
function companyKey(name: string): string {
  const words = foldText(name).split(' ');
  const core = words.filter((word) => !LEGAL_FORMS.has(word));
  return (core.length > 0 ? core : words).join('');
}

/** Title words without the additions of job boards: "(m/w/d)", "- Remote". Order does not matter. */
function titleKey(title: string): string {
  const words = foldText(title)
    .split(' ')
    .map((word) => SPELLED_OUT.get(word) ?? word);
  const core = words.filter((word) => !TITLE_NOISE.has(word));
  return [...new Set(core.length > 0 ? core : words)].sort().join(' ');
}

/** The place, or the words of an unknown one ("Europe"); empty for only "Remote". */
function placeKey({ text, country, regionCode, city }: ClusteredRole['locations'][number]): string {
  if (country !== null) return `${country}|${city === null ? (regionCode ?? '') : foldText(city)}`;
  const words = foldText(text).split(' ');
  return words.filter((word) => !noiseWords.has(word)).join(' ');
}

function estimateLikeness(a: number[], b: number[]): number {
  if (a[0] === EMPTY || b[0] === EMPTY) return a[0] === b[0] ? 1 : 0;
  let equal = 0;
  for (let band = 0; band < BANDS; band += 1) if (a[band] === b[band]) equal += 1;
  return equal / BANDS;
}

/**
 * One-permutation MinHash: each shingle is hashed once, its top bits choose a band, and the band keeps the smallest.
 * Empty bands copy the next filled one. A text without words is all `EMPTY`.
 */
function minHash(text: string): number[] {
  const { count, hashes } = scanWords(text.slice(0, MAX_TEXT_CHARACTERS));
  bands.fill(EMPTY);
  if (count === 0) return [...bands];
  // A rolling hash of the words in order.
  let shingle = 0;
  for (let word = 0; word < SHINGLE_WORDS; word += 1)
    shingle = (Math.imul(shingle, SHINGLE_FACTOR) + (word < count ? (hashes[word] ?? 0) : 0)) | 0;
  keepSmallest(mix(shingle));
  for (let next = SHINGLE_WORDS; next < count; next += 1) {
    const gone = Math.imul(hashes[next - SHINGLE_WORDS] ?? 0, GONE_FACTOR);
    shingle = (Math.imul(shingle, SHINGLE_FACTOR) + (hashes[next] ?? 0) - gone) | 0;
    keepSmallest(mix(shingle));
  }
  return filled();
}

function keepSmallest(hash: number): void {
  const band = hash >>> 26;
  if (hash < (bands[band] ?? EMPTY)) bands[band] = hash;
}

function filled(): number[] {
  return Array.from(bands, (hash, band) => {
    for (let step = 0; step < BANDS; step += 1) {
      const other = bands[(band + step) % BANDS] ?? EMPTY;
      if (other !== EMPTY) return step === 0 ? hash : mix(other + step);
    }
    return hash;
  });
}

function hashText(text: string): number {
  let hash = FIRST_HASH;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), HASH_PRIME);
  return mix(hash);
}

/** Mixes the bits (the finaliser of MurmurHash3, public domain). */
function mix(hash: number): number {
  let mixed = hash ^ (hash >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
