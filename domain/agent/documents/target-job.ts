/** The job that a document is written for. */
export interface TargetJob {
  title: string;
  company: string;
  keywords: readonly string[];
  description: string;
}

const LONGEST_DESCRIPTION = 12_000;

/** A posting as a prompt. */
export function describeJob({ title, company, keywords, description }: TargetJob): string {
  return [
    `Title: ${title}`,
    `Company: ${company}`,
    `Keywords: ${keywords.join(', ')}`,
    description.slice(0, LONGEST_DESCRIPTION),
  ].join('\n');
}
