import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from '@jest/globals';
import { MAX_RESUME_BYTES, parseResume } from '../../../services/documents/parse-resume.ts';
import {
  docxBomb,
  docxOf,
  endlessPdf,
  pdfBomb,
  pdfOf,
  resumeLines,
  rtfOf,
} from '../../support/hiring/resume-files.ts';

const text = Buffer.from(resumeLines.join('\n'));
const markdown = Buffer.from(
  resumeLines.join('\n').replaceAll(/^(Experience|Education|Skills)$/gm, '## $1'),
);

const refusal = (message: RegExp) =>
  expect.objectContaining({ code: 'unreadable_resume', message: expect.stringMatching(message) });

describe('a résumé reads alike in every format', () => {
  it.each([
    ['resume.pdf', () => pdfOf(resumeLines)],
    ['resume.docx', () => docxOf(resumeLines)],
    ['resume.rtf', () => rtfOf(resumeLines)],
    ['resume.txt', () => text],
    ['RESUME.MD', () => markdown],
  ])('%s', async (filename, make) => {
    const { resume, confidence } = await parseResume(await make(), filename);
    expect(resume.basics).toMatchObject({
      name: 'Rosalind Okafor',
      label: 'Data Engineer',
      email: 'rosalind.okafor@example.org',
      phone: '+447400123456',
      location: { city: 'Bristol', countryCode: 'GB' },
      profiles: [{ network: 'LinkedIn', username: 'rosalind-okafor' }],
    });
    expect(resume.work).toEqual([
      {
        name: 'Quillmark Ltd',
        position: 'Senior Data Engineer',
        startDate: '2021-03',
        highlights: ['Moved the warehouse without a day of downtime'],
      },
      {
        name: 'Ferndale Group',
        position: 'Data Analyst',
        startDate: '2017-09',
        endDate: '2021-02',
        highlights: ['Wrote the weekly report'],
      },
    ]);
    expect(resume.education).toEqual([
      {
        institution: 'University of Bristol',
        studyType: 'MSc',
        area: 'Statistics',
        startDate: '2016',
        endDate: '2017',
      },
    ]);
    expect(resume.skills).toEqual([{ name: 'Python' }, { name: 'SQL' }, { name: 'Airflow' }]);
    expect(confidence.email).toBeGreaterThan(0.9);
  });
});

// Promise: no word of a file is taken for a member of the program's own objects.
it.each(Object.getOwnPropertyNames(Object.prototype))('a file may hold "%s"', async (name) => {
  const lines = [...resumeLines, `${name}, ${name}`];
  const rtf = rtfOf(lines).toString().replace(/\}$/, `\\par\\${name} }`);
  const files = { 'a.rtf': Buffer.from(rtf), 'a.docx': docxOf(lines, `<${name}/>`) };
  for (const [filename, bytes] of Object.entries(files)) {
    const { resume } = await parseResume(bytes, filename);
    expect(resume.basics?.name).toBe('Rosalind Okafor');
    expect(resume.skills).toContainEqual({ name: 'Python' });
  }
});

describe('a file that cannot be read is refused with the reason', () => {
  it.each([
    ['an encrypted PDF', () => pdfOf(resumeLines, 'secret'), 'a.pdf', /encrypted/],
    ['a DOCX that expands too far', docxBomb, 'a.docx', /expands too far/],
    ['a PDF that expands too far', pdfBomb, 'a.pdf', /expands too far/],
    ['a PDF named DOCX', () => pdfOf(resumeLines), 'a.docx', /not the DOCX/],
    ['a DOCX named PDF', () => docxOf(resumeLines), 'a.pdf', /not the PDF/],
    ['text named PDF', () => text, 'a.pdf', /not the PDF/],
    ['bytes named text', () => Buffer.from([1, 2, 3, 4, 0, 5, 6]), 'a.txt', /not text/],
    ['a DOCX cut off', () => docxOf(resumeLines).subarray(0, 300), 'a.docx', /damaged|not a Word/],
    [
      'a PDF cut off',
      async () => (await pdfOf(resumeLines)).subarray(0, 400),
      'a.pdf',
      /damaged|no text/,
    ],
    ['an RTF cut off', () => rtfOf(resumeLines).subarray(0, 90), 'a.rtf', /cut off/],
    [
      'an old Word document',
      () => Buffer.from('d0cf11e0a1b11ae1' + '00'.repeat(600), 'hex'),
      'a.docx',
      /encrypted, or an old/,
    ],
    ['an unknown kind', () => text, 'a.pages', /Only PDF/],
    ['a kind that every object answers to', () => text, 'a.constructor', /Only PDF/],
    ['an empty file', () => Buffer.alloc(0), 'a.txt', /empty/],
    ['blank lines', () => Buffer.from('\n \n'), 'a.txt', /no text/],
    ['5 MiB and a byte', () => Buffer.alloc(MAX_RESUME_BYTES + 1, 0x61), 'a.txt', /5 MiB/],
  ])('%s', async (...[, make, filename, message]) => {
    await expect(parseResume(await make(), filename)).rejects.toEqual(refusal(message));
  });
});

it('an endless file stalls nobody: it is given up, this thread stays free, and the next file is read', async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  const endless = [1, 2].map(() => parseResume(endlessPdf(), 'endless.pdf'));
  const given = await Promise.allSettled(endless);
  delay.disable();
  expect(given).toEqual([1, 2].map(() => ({ status: 'rejected', reason: refusal(/too long/) })));
  expect(delay.max / 1e6).toBeLessThan(1_000);
  const { resume } = await parseResume(text, 'after.txt');
  expect(resume.basics?.name).toBe('Rosalind Okafor');
});

it('twenty at once are all read', async () => {
  const pdf = await pdfOf(resumeLines);
  const parsed = await Promise.all(Array.from({ length: 20 }, () => parseResume(pdf, 'a.pdf')));
  expect(new Set(parsed.map(({ resume }) => resume.basics?.email))).toEqual(
    new Set(['rosalind.okafor@example.org']),
  );
});
