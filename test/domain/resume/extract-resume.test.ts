import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { extractResume, sureParts } from '../../../domain/resume/extract-resume.ts';
import { jsonResumeSchema } from '../../../domain/resume/json-resume.ts';
import { resumeLine } from '../../../domain/resume/resume-text.ts';

/** Lines of plain text. A blank line is a gap. */
function extract(text: string) {
  let gap = true;
  const lines = text.split('\n').flatMap((raw) => {
    const wasGap = gap;
    gap = raw.trim() === '';
    return gap ? [] : [resumeLine(raw, { gap: wasGap })];
  });
  return extractResume({ lines, links: [] }).resume;
}

describe('work entries', () => {
  it.each([
    ['title and dates above the employer', 'Data Analyst\t2019 – 2021\nQuillmark Ltd, Leeds'],
    ['employer and place above the title', 'Quillmark Ltd\tLeeds\nData Analyst\t2019 – 2021'],
    ['on one line', 'Data Analyst, Quillmark Ltd, Leeds (2019 – 2021)'],
    ['between bars', 'Quillmark Ltd | Data Analyst | Leeds | 2019 – 2021'],
    ['dates first', '2019 – 2021\tData Analyst\nQuillmark Ltd, Leeds'],
    ['dates last', 'Data Analyst\nQuillmark Ltd – Leeds\n2019 – 2021'],
    ['at', 'Data Analyst at Quillmark Ltd (Leeds)\t2019 – 2021'],
  ])('%s', (_what, station) => {
    expect(extract(`Experience\n\n${station}\n- Wrote the weekly report`).work).toEqual([
      {
        name: 'Quillmark Ltd',
        position: 'Data Analyst',
        location: 'Leeds',
        startDate: '2019',
        endDate: '2021',
        highlights: ['Wrote the weekly report'],
      },
    ]);
  });

  it('several titles at one employer all have it', () => {
    const { work } = extract(
      'Experience\n\nQuillmark Ltd\t2018 – Present\nHead of Data\t2020 – Present\n- Led\n\nData Analyst\t2018 – 2020\n- Wrote',
    );
    expect(work?.map(({ name, position }) => [name, position])).toEqual([
      ['Quillmark Ltd', 'Head of Data'],
      ['Quillmark Ltd', 'Data Analyst'],
    ]);
  });
});

it('any text gives valid JSON Resume, quickly', () => {
  const words = fc.constantFrom(
    'Experience',
    '2019',
    '–',
    '@',
    'a.b',
    '\t',
    ', ',
    'Berlin',
    '(',
    '+49',
    '\n',
    '- ',
    'Ltd',
  );
  const text = fc.array(fc.oneof(words, fc.string({ unit: 'binary', maxLength: 20 })), {
    maxLength: 200,
  });
  fc.assert(
    fc.property(text, (parts) => {
      expect(jsonResumeSchema.safeParse(extract(parts.join(' '))).success).toBe(true);
    }),
    { numRuns: 200 },
  );
});

describe('the parts that fill a form', () => {
  it('leave out what is not sure', () => {
    const lines = ['Mara Lindqvist', 'mara@example.com'].map((text) => resumeLine(text));
    const parsed = extractResume({ lines, links: [] });
    expect(sureParts(parsed).basics).toMatchObject({ email: 'mara@example.com' });
    const doubted = { ...parsed, confidence: { ...parsed.confidence, email: 0.4 } };
    expect(sureParts(doubted).basics).not.toHaveProperty('email');
  });
});
