import type { JsonResume } from '../../resume/json-resume.ts';
import { fold } from './words/fold.ts';
import { groundItems, type Item, type SectionRule } from './ground-items.ts';
import { groundSkills } from './ground-skills.ts';
import { groundProse } from './ground-text.ts';
import { isEndOfTitle } from './ranks.ts';
import { createNote, type Note, type Removal } from './removal.ts';
import { faultInSentence, resumeEvidence, type ResumeEvidence } from './source-evidence.ts';

const STAY = ['url', 'startDate', 'endDate'];

const rules: readonly SectionRule[] = [
  {
    section: 'work',
    name: 'name',
    facts: ['name', 'position', 'location', ...STAY],
    prose: 'summary',
    lines: ['highlights'],
    complete: true,
  },
  {
    section: 'volunteer',
    name: 'organization',
    facts: ['organization', 'position', ...STAY],
    prose: 'summary',
    lines: ['highlights'],
  },
  {
    section: 'education',
    name: 'institution',
    facts: ['institution', 'studyType', 'area', 'score', ...STAY],
    choices: ['courses'],
    complete: true,
  },
  {
    section: 'projects',
    name: 'name',
    facts: ['name', 'entity', 'type', ...STAY],
    prose: 'description',
    lines: ['highlights'],
    choices: ['keywords', 'roles'],
  },
  { section: 'certificates', name: 'name', facts: ['name', 'issuer', 'date', 'url'] },
  { section: 'languages', name: 'language', facts: ['language', 'fluency'] },
  { section: 'awards', name: 'title', facts: ['title', 'awarder', 'date'], prose: 'summary' },
  {
    section: 'publications',
    name: 'name',
    facts: ['name', 'publisher', 'releaseDate', 'url'],
    prose: 'summary',
  },
  { section: 'interests', name: 'name', facts: ['name'], choices: ['keywords'] },
];

/**
 * Checks a written résumé against its source (decision 0020). Every employer, title, school, degree, date, number,
 * skill and language must be in the source; other claims are removed and reported. Names and dates of an entry come
 * from the source. A line that states too much is replaced by its original line. Every employer and school stays. A
 * section that was not written comes from the source, and so do identity and contact details.
 */
export function groundResume(
  source: JsonResume,
  written: JsonResume,
): { resume: JsonResume; removed: Removal[] } {
  const removed: Removal[] = [];
  const note = createNote(removed);
  const evidence = resumeEvidence(source);
  const sections = rules.flatMap((rule): [string, unknown][] => {
    const grounded = groundSection(rule, { source, written }, note);
    return grounded === undefined ? [] : [[rule.section, grounded]];
  });
  const skills =
    written.skills === undefined
      ? source.skills
      : groundSkills({ source: source.skills ?? [], written: written.skills }, evidence.all, note);
  const basics = groundBasics({ source, written }, evidence, note);
  const resume: JsonResume = {
    ...((source.basics !== undefined || Object.keys(basics).length > 0) && { basics }),
    ...Object.fromEntries(sections),
    ...(skills !== undefined && { skills }),
    ...(source.references !== undefined && { references: source.references }),
  };
  return { resume, removed };
}

interface Both {
  source: JsonResume;
  written: JsonResume;
}

function groundSection(
  rule: SectionRule,
  { source, written }: Both,
  note: Note,
): Item[] | undefined {
  const itemsOf = (resume: JsonResume) =>
    resume[rule.section as keyof JsonResume] as Item[] | undefined;
  const own = itemsOf(source);
  const items = itemsOf(written);
  if (items === undefined) return own;
  const grounded = groundItems(rule, { source: own ?? [], written: items }, note);
  return own === undefined ? undefined : grounded;
}

/** Job title and summary may be rewritten. Identity comes from the source. */
function groundBasics(
  both: Both,
  evidence: ResumeEvidence,
  note: Note,
): NonNullable<JsonResume['basics']> {
  noteStrangers(both, note);
  const { source, written } = both;
  const { label = '', summary = '' } = written.basics ?? {};
  const basics = { ...source.basics };
  if (label !== '' && isOwnTitle(label, source)) basics.label = label;
  else if (label !== '')
    note({
      path: '/basics/label',
      text: label,
      reason: 'The source has no position with this title.',
    });
  const own = [source.basics?.summary ?? ''].filter((text) => text !== '');
  const where = { path: '/basics/summary', note, source: own };
  const grounded = groundProse(summary, (one) => faultInSentence(one, evidence), where);
  if (grounded !== '') basics.summary = grounded;
  return basics;
}

function isOwnTitle(label: string, { basics, work = [] }: JsonResume): boolean {
  const titles = [basics?.label, ...work.map(({ position }) => position)].map((title) =>
    fold(title ?? ''),
  );
  const folded = fold(label);
  return folded !== '' && titles.some((title) => title === folded || isEndOfTitle(folded, title));
}

/** Contact details come from the source. Different ones are reported. */
function noteStrangers({ source, written }: Both, note: Note): void {
  for (const member of ['name', 'email', 'phone', 'url'] as const) {
    const text = written.basics?.[member] ?? '';
    if (text !== '' && fold(text) !== fold(source.basics?.[member] ?? ''))
      note({
        path: `/basics/${member}`,
        text,
        reason: 'Identity comes from the source.',
      });
  }
}
