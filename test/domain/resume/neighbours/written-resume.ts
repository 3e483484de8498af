/** One person's résumé as plain text around the part that a case is about. */
const JOB = `Experience
Staff Engineer
Globex Systems LLC | Chicago, IL
Mar 2021 - Present
• Led the payments platform migration`;
const SCHOOL = `Education
B.S. in Computer Science
Ridgemont State University | Aug 2013 - May 2017`;
const HEAD = `Mara Lindqvist
mara.lindqvist@example.com | (312) 555-0123 | Chicago, IL`;

/** Sections in reading order, between empty lines. A part that is not given is the usual one; '' leaves it out. */
export function writtenResume({
  head = HEAD,
  job = JOB,
  school = SCHOOL,
  more = '',
}: {
  head?: string;
  job?: string;
  school?: string;
  more?: string;
}): string {
  return [head, job, school, more].filter((part) => part !== '').join('\n\n');
}
