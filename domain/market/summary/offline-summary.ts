import type { SummarizedJob, SummaryText } from './summarize-job.ts';

type Section = 'responsibilities' | 'requirements' | 'benefits';

/**
 * Words of headings and the kind of their list. The first row with a match decides: "what you'll get to do" is not
 * "what you'll get", nor is "what you bring" "what you do".
 */
const headingWords: readonly (readonly [Section, readonly string[]])[] = [
  ['responsibilities', ['get to do']],
  [
    'benefits',
    [
      ...['benefit', 'perks', 'compensation', 'why join', 'we offer', 'we can offer'],
      ...["what you'll get", 'what you will get', 'what you get'],
    ],
  ],
  [
    'requirements',
    [
      ...['require', 'qualif', 'about you', 'who you are', 'skills', 'experience', 'you have'],
      ...['you bring', "you'll bring", 'you will bring'],
      ...['what you need', "what you'll need", 'what you will need', 'what we need'],
      ...['looking for', 'what we look for'],
    ],
  ],
  [
    'responsibilities',
    [...['responsib', 'duties', 'the role', 'your impact'], ...['you will', "you'll", 'what you']],
  ],
];

const SUMMARY_SENTENCES = 2;

/**
 * Summarises a posting without a model, from its own sentences and lists by their headings. It states nothing beyond
 * the posting (decision 0018). The task's schema limits its length and form.
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
  const row = headingWords.find(([, words]) => words.some((word) => text.includes(word)));
  return row?.[0] ?? null;
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
