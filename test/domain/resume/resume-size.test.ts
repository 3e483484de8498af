import { describe, expect, it } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import { givenResumeSchema, MAX_RESUME_CHARACTERS } from '../../../domain/resume/json-resume.ts';
import { resumeLine } from '../../../domain/resume/resume-text.ts';

/** A résumé with this length as JSON. */
function ofLength(characters: number) {
  const resume = { interests: Array.from({ length: 10 }, () => ({ name: '' })) };
  const missing = characters - JSON.stringify(resume).length;
  for (const [index, interest] of resume.interests.entries())
    interest.name = 'd'.repeat(Math.floor(missing / 10) + (index < missing % 10 ? 1 : 0));
  return resume;
}

describe('a résumé in a request', () => {
  it('is accepted up to the maximum size', () => {
    const { data } = givenResumeSchema.safeParse(ofLength(MAX_RESUME_CHARACTERS));
    expect(JSON.stringify(data)).toHaveLength(MAX_RESUME_CHARACTERS);
  });

  it('is refused completely beyond it', () => {
    const { error } = givenResumeSchema.safeParse(ofLength(MAX_RESUME_CHARACTERS + 1));
    expect(error?.issues).toMatchObject([
      { path: [], message: 'must be at most 100,000 characters, written as JSON' },
    ]);
  });

  it('counts its entries, empty ones too', () => {
    const interests = Array.from({ length: 500 }, () => ({ keywords: Array(500).fill('') }));
    expect(givenResumeSchema.safeParse({ interests }).success).toBe(false);
  });
});

describe('a résumé in a file', () => {
  const long = 'Wrote the weekly report. '.repeat(40);
  const file = [
    'Experience',
    'Data Analyst, Quillmark Ltd, Leeds (2019 – 2021)',
    ...Array.from({ length: 300 }, () => `- ${long}`),
  ].map((line) => resumeLine(line));

  it('is read up to the maximum', () => {
    const { resume } = extractResume({ lines: file, links: [] });
    const read = resume.work?.[0]?.highlights ?? [];
    expect(read.length).toBe(Math.floor(MAX_RESUME_CHARACTERS / long.trim().length));
    expect(read.every((line) => line === long.trim())).toBe(true);
  });
});
