import type { JsonResume } from '../../resume/json-resume.ts';
import { textsOf } from '../../common/text/texts-of.ts';
import { coverKeywords } from './keyword-coverage.ts';

const RECENT_LINES = 6;
const EARLIER_LINES = 4;
const PROJECTS = 4;

/**
 * Shortens a résumé for a job without a model: lines and skills with its keywords come first, then others while there
 * is room. Every employer, school and skill stays. Nothing is reworded.
 */
export function shortenResume(resume: JsonResume, keywords: readonly string[]): JsonResume {
  if (keywords.length === 0) return resume;
  const weigh = (value: unknown) => coverKeywords(keywords, textsOf(value)).covered.length;
  const best = <T>(items: readonly T[], most: number) => ranked(items, weigh).slice(0, most);
  return {
    ...resume,
    ...(resume.work && {
      work: resume.work.map((item, index) => ({
        ...item,
        ...(item.highlights && {
          highlights: best(item.highlights, index === 0 ? RECENT_LINES : EARLIER_LINES),
        }),
      })),
    }),
    ...(resume.projects && { projects: best(resume.projects, PROJECTS) }),
    ...(resume.skills && {
      skills: ranked(
        resume.skills.map((item) => ({
          ...item,
          ...(item.keywords && { keywords: ranked(item.keywords, weigh) }),
        })),
        weigh,
      ),
    }),
  };
}

/** By weight, highest first; equal weights keep their order. */
function ranked<T>(items: readonly T[], weigh: (item: T) => number): T[] {
  return items
    .map((item) => ({ item, weight: weigh(item) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ item }) => item);
}
