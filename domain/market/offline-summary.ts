import type { Job, JobSummary } from './job.ts';

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

const LONGEST_LIST = 8;
const LONGEST_ITEM = 240;
const SUMMARY_SENTENCES = 2;
const LONGEST_SUMMARY = 500;

/**
 * The summary of a posting without a model: its own sentences and lists, sorted by the headings above them.
 * Deterministic; what the posting does not say is not in it (decisions section 8, `model: "offline"`).
 */
export function offlineSummary(
  job: Pick<Job, 'title' | 'company' | 'location' | 'descriptionText'>,
  generatedAt: string,
): JobSummary {
  const lists: Record<Section, string[]> = { responsibilities: [], requirements: [], benefits: [] };
  const prose: string[] = [];
  let section: Section | null = null;
  for (const line of job.descriptionText.split('\n').map((text) => text.trim())) {
    if (line === '') continue;
    if (isHeading(line)) section = sectionOf(line);
    else if (line.startsWith('- ')) {
      const list: string[] | undefined = section ? lists[section] : undefined;
      if (list && list.length < LONGEST_LIST)
        list.push(plain(line.slice(2)).slice(0, LONGEST_ITEM));
    } else prose.push(plain(line));
  }
  return { summary: opening(job, prose), ...lists, generatedAt, model: 'offline' };
}

function isHeading(line: string): boolean {
  return (line.startsWith('**') && line.endsWith('**') && line.length < 120) || line.endsWith(':');
}

function sectionOf(heading: string): Section | null {
  const text = heading.toLowerCase().replaceAll('’', "'");
  return order.find((name) => headingWords[name].some((word) => text.includes(word))) ?? null;
}

function opening(job: Pick<Job, 'title' | 'company' | 'location'>, prose: string[]): string {
  const place = job.location === '' ? '' : ` (${job.location})`;
  const sentences = prose
    .join(' ')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => sentence.length > 40)
    .slice(0, SUMMARY_SENTENCES);
  return [`${job.title} at ${job.company.name}${place}.`, ...sentences]
    .join(' ')
    .slice(0, LONGEST_SUMMARY);
}

/** Without the marks of `description_text`: bold is for display only, and a link is its label. */
function plain(text: string): string {
  return text
    .replaceAll('**', '')
    .replace(/\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .trim();
}
