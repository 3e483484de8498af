import { describe, expect, it } from '@jest/globals';
import { resumeOf } from '../../../../bench/grounding/truth.ts';
import { makePeople } from '../../../../bench/resume/fictional.ts';
import { lengths, tones } from '../../../../domain/documents/options.ts';
import { languageOf } from '../../../../domain/documents/resume-model.ts';
import { groundLetter } from '../../../../domain/agent/grounding/ground-letter.ts';
import { composeLetter } from '../../../../domain/agent/letter/compose-letter.ts';
import { resumesByLanguage } from '../../../services/documents/resumes-by-language.ts';
import { rosalind } from '../grounding/rosalind.ts';

const keywords = ['TypeScript', 'PostgreSQL', 'Kubernetes', 'Scrum', 'SAP'];
const job = { title: 'Platform Engineer', company: 'Hooli', keywords, description: '' };
const names = { jobTitle: job.title, company: job.company };
const people = [rosalind, ...makePeople(20).map(resumeOf), ...Object.values(resumesByLanguage)];

/** Promise: a letter written without a model needs no correction, in any language, tone and length. */
describe('a letter without a model', () => {
  it.each(tones.flatMap((tone) => lengths.map((length) => [tone, length] as const)))(
    'needs no correction: %s, %s',
    (tone, length) => {
      for (const resume of people) {
        const language = languageOf(resume);
        for (const target of [job, null]) {
          const plan = { resume, job: target, tone, length, language };
          const text = composeLetter(plan).join('\n\n');
          expect(groundLetter(resume, text, names)).toEqual({ text, removed: [] });
        }
      }
    },
  );

  it('is longer on request, and names title and company', () => {
    const written = lengths.map((length) =>
      composeLetter({ resume: rosalind, job, tone: 'direct', length, language: 'en' }).join('\n'),
    );
    const sizes = written.map((text) => text.length);
    expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    for (const text of written) expect(text).toContain('Platform Engineer at Hooli');
  });
});
