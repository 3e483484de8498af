import type { SkillItem } from '../../resume/json-resume.ts';
import { faultOf } from './claims.ts';
import { skillsIn, type TextEvidence } from './text-evidence.ts';
import { fold, foldedWords, holdsPhrase } from './words/fold.ts';
import { quantitiesIn } from './quantities.ts';
import type { Note } from './removal.ts';
import { claimWords } from './words/vocabulary.ts';

interface Skills {
  source: readonly SkillItem[];
  written: readonly SkillItem[];
}

/** Grounds skills: each must be in the résumé under one of its names. Groups may be rearranged. */
export function groundSkills(
  { source, written }: Skills,
  evidence: TextEvidence,
  note: Note,
): SkillItem[] {
  const seen = new Set<string>();
  const isNew = (skill: string) => !seen.has(fold(skill)) && Boolean(seen.add(fold(skill)));
  return written.flatMap((item, index) => {
    const path = `/skills/${index}`;
    const keywords = (item.keywords ?? []).filter((skill, at) => {
      const stated = isSkillStated(skill, evidence);
      if (!stated) noteSkill(note, `${path}/keywords/${at}`, skill);
      return stated && isNew(skill);
    });
    const own = source.find(({ name = '' }) => name !== '' && fold(name) === fold(item.name ?? ''));
    const name = own?.name ?? groupName(item, { keywords, evidence, note, path });
    const level = levelOf(item, own, { note, path });
    if (keywords.length === 0 && (name === undefined || !isNew(name))) return [];
    return [
      {
        ...(name !== undefined && { name }),
        ...(level !== undefined && { level }),
        ...(keywords.length > 0 && { keywords }),
      },
    ];
  });
}

interface Place {
  note: Note;
  path: string;
}

/** The name of a group of skills, or of a single skill. */
function groupName(
  { name = '' }: SkillItem,
  { keywords, evidence, note, path }: Place & { keywords: string[]; evidence: TextEvidence },
): string | undefined {
  if (name === '') return undefined;
  const grounded =
    keywords.length > 0 ? faultOf(name, evidence) === null : isSkillStated(name, evidence);
  if (!grounded) noteSkill(note, `${path}/name`, name);
  return grounded ? name : undefined;
}

function levelOf(
  { level = '' }: SkillItem,
  own: SkillItem | undefined,
  { note, path }: Place,
): string | undefined {
  if (level !== '' && fold(level) !== fold(own?.level ?? ''))
    note({
      path: `${path}/level`,
      text: level,
      reason: 'The source does not state this about the skill.',
    });
  return own?.level;
}

function isSkillStated(skill: string, evidence: TextEvidence): boolean {
  const folded = fold(skill);
  if (folded === '') return false;
  if (evidence.texts.some((text) => holdsPhrase(text, folded))) return true;
  const known = skillsIn(skill);
  // An alternative spelling of a known skill: "Postgres" for "PostgreSQL".
  return (
    known.length === 1 &&
    foldedWords(skill).length <= 2 &&
    !saysHowWell(skill) &&
    known.every((one) => evidence.skills.has(one))
  );
}

/** "TypeScript expert" and "9yrs TypeScript" claim more than the skill. */
function saysHowWell(skill: string): boolean {
  const words = foldedWords(skill);
  return (
    words.some((word) => claimWords.has(word) || LEVELS.has(word)) || quantitiesIn(skill).length > 0
  );
}

const LEVELS = new Set(
  'advanced intermediate basic beginner experienced skilled strong deep extensive'.split(' '),
);

function noteSkill(note: Note, path: string, text: string): void {
  note({ path, text, reason: `The skill "${text.slice(0, 100)}" is not in the source.` });
}
