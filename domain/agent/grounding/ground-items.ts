import type { TextEvidence } from './text-evidence.ts';
import { evidenceOf } from './text-evidence.ts';
import { faultOf } from './claims.ts';
import { fold } from './words/fold.ts';
import { groundLines, groundProse } from './ground-text.ts';
import type { Note } from './removal.ts';
import { sameName } from './same-name.ts';
import { textsOf } from '../../common/text/texts-of.ts';
import { sentencesOf } from './words/sentences.ts';

export type Item = Record<string, unknown>;

/** Describes the entries of a section. */
export interface SectionRule {
  section: string;
  /** The member that identifies the entry. */
  name: string;
  /** Members that are copied from the source. */
  facts: readonly string[];
  prose?: string;
  lines?: readonly string[];
  /** Lists whose items must be in the source. */
  choices?: readonly string[];
  /** Whether every entry of the source stays. */
  complete?: boolean;
}

/**
 * Grounds the entries of a section. Each must match an entry of the source and takes its names, dates and degrees.
 * Its texts are checked against that entry.
 */
export function groundItems(
  rule: SectionRule,
  { source, written }: { source: readonly Item[]; written: readonly Item[] },
  note: Note,
): Item[] {
  const used = new Set<Item>();
  const kept: Item[] = [];
  for (const [index, item] of written.entries()) {
    const path = `/${rule.section}/${index}`;
    const match = matchOf(
      item,
      rule,
      source.filter((one) => !used.has(one)),
    );
    if (match === null) {
      const text = textOf(item, rule.name) || textsOf(item).join(', ');
      const reason = matchOf(item, rule, source)
        ? 'It is stated twice.'
        : `"${text}" is not in the source.`;
      note({ path, text, reason });
      continue;
    }
    used.add(match);
    kept.push(groundItem(item, match, { rule, path, note }));
  }
  return rule.complete === true ? withMissing(kept, source, used) : kept;
}

interface Place {
  rule: SectionRule;
  path: string;
  note: Note;
}

function matchOf(item: Item, rule: SectionRule, source: readonly Item[]): Item | null {
  const scored = source
    .map((one) => ({ one, score: scoreOf(item, one, rule) }))
    .filter(({ score }) => score >= 4)
    .sort((a, b) => b.score - a.score);
  return scored[0]?.one ?? null;
}

/** Matches by name. If the name was changed, all other facts must agree. */
function scoreOf(item: Item, source: Item, { name, facts }: SectionRule): number {
  const exact = fold(textOf(item, name)) === fold(textOf(source, name)) ? 2 : 0;
  const named = sameName(textOf(item, name), textOf(source, name)) ? 4 + exact : 0;
  const others = facts.filter((fact) => fact !== name && textOf(item, fact) !== '');
  const same = others.filter((fact) => sameFact(textOf(item, fact), textOf(source, fact)));
  const renamed = same.length >= 2 && same.length === others.length ? 4 : 0;
  return Math.max(named, renamed) + same.length / 10;
}

function groundItem(item: Item, source: Item, place: Place): Item {
  const { rule, path, note } = place;
  for (const fact of rule.facts) {
    const [text, own] = [textOf(item, fact), textOf(source, fact)];
    if (text !== '' && !sameFact(text, own))
      note({
        path: `${path}/${fact}`,
        text,
        reason: own === '' ? 'The source does not say it.' : `The source says "${own}".`,
      });
  }
  const evidence = evidenceOf(textsOf(source));
  const grounded: Item = { ...source };
  for (const member of rule.lines ?? []) replaceLines(grounded, member, { item, evidence, place });
  for (const member of rule.choices ?? [])
    replaceChoices(grounded, member, { item, evidence, place });
  if (rule.prose !== undefined) replaceProse(grounded, rule.prose, { item, evidence, place });
  return grounded;
}

interface Written {
  item: Item;
  evidence: TextEvidence;
  place: Place;
}

function replaceLines(grounded: Item, member: string, { item, evidence, place }: Written): void {
  const written = listOf(item, member);
  if (written === null) return;
  const source = [
    ...(listOf(grounded, member) ?? []),
    ...textsOf([grounded['summary'], grounded['description']]).flatMap(sentencesOf),
  ];
  const lines = groundLines(written, evidence, {
    path: `${place.path}/${member}`,
    note: place.note,
    source,
  });
  if (lines.length > 0 || written.length === 0) grounded[member] = lines;
}

function replaceChoices(grounded: Item, member: string, { item, place }: Written): void {
  const written = listOf(item, member);
  if (written === null) return;
  const source = listOf(grounded, member) ?? [];
  grounded[member] = written.flatMap((text, index) => {
    const own = source.find((one) => sameName(text, one));
    if (own === undefined)
      place.note({
        path: `${place.path}/${member}/${index}`,
        text,
        reason: 'The source does not state this about the entry.',
      });
    return own ?? [];
  });
}

function replaceProse(grounded: Item, member: string, { item, evidence, place }: Written): void {
  const written = textOf(item, member);
  if (written === '') return;
  const own = textOf(grounded, member);
  const source = [own, ...(listOf(grounded, 'highlights') ?? [])].filter((text) => text !== '');
  const where = { path: `${place.path}/${member}`, note: place.note, source };
  const prose = groundProse(written, (sentence) => faultOf(sentence, evidence), where);
  if (prose !== '') grounded[member] = prose;
}

/** Reinserts omitted entries at their place in the source. */
function withMissing(
  kept: readonly Item[],
  source: readonly Item[],
  used: ReadonlySet<Item>,
): Item[] {
  const all = [...kept];
  for (const [index, item] of source.entries())
    if (!used.has(item)) all.splice(Math.min(index, all.length), 0, item);
  return all;
}

function sameFact(written: string, source: string): boolean {
  if (/^\d{4}(?:-\d\d){0,2}$/.test(written)) return source.startsWith(written);
  return fold(written) === fold(source) || sameName(written, source);
}

export function textOf(item: Item, member: string): string {
  const value = item[member];
  return typeof value === 'string' ? value.trim() : '';
}

function listOf(item: Item, member: string): string[] | null {
  const value = item[member];
  return Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string')
    : null;
}
