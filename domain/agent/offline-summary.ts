import type { SummarizedJob, SummaryText } from './tasks/summarize-job.ts';

type Section = 'responsibilities' | 'requirements' | 'benefits';

/** Words in a heading that tell what the list beneath it is about. */
const headingWords: Record<Section, readonly string[]> = {
  responsibilities: [
    'responsib',
    'you will',
    "you'll",
    'what you',
    'the role',
    'your impact',
    'duties',
  ],
  requirements: [
    'require',
    'qualif',
    'about you',
    'you have',
    'you bring',
    'looking for',
    'skills',
    'experience',
    'who you are',
  ],
  benefits: ['benefit', 'perks', 'we offer', 'compensation', 'what we', 'why join'],
};
/** Requirements are asked for before responsibilities: "what you bring" is not "what you do". */
const order: readonly Section[] = ['benefits', 'requirements', 'responsibilities'];

const SUMMARY_SENTENCES = 2;

/**
 * The summary of a posting without a model: its own sentences and lists, sorted by the headings above them.
 * What the posting does not say is not in it (decisions section 8). The task's schema makes it short and plain.
 */
export function offlineSummary(job: SummarizedJob): SummaryText {
  const lists: Record<Section, string[]> = { responsibilities: [], requirements: [], benefits: [] };
  const prose: string[] = [];
  let section: Section | null = null;
  for (const line of job.descriptionText.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    if (isHeading(line)) section = sectionOf(line);
    else if (!line.startsWith('- ')) prose.push(line);
    else if (section !== null) lists[section].push(line.slice(2));
  }
  return { summary: opening(job, prose), ...lists };
}

function isHeading(line: string): boolean {
  return (line.startsWith('**') && line.endsWith('**') && line.length < 120) || line.endsWith(':');
}

function sectionOf(heading: string): Section | null {
  const text = heading.toLowerCase().replaceAll('’', "'");
  return order.find((name) => headingWords[name].some((word) => text.includes(word))) ?? null;
}

function opening(job: SummarizedJob, prose: string[]): string {
  const place = job.location === '' ? '' : ` (${job.location})`;
  const sentences = prose
    .join(' ')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length > 40)
    .slice(0, SUMMARY_SENTENCES);
  return [`${job.title} at ${job.company.name}${place}.`, ...sentences].join(' ');
}
