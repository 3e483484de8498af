import { monitorEventLoopDelay } from 'node:perf_hooks';
import { describe, expect, it } from '@jest/globals';
import {
  MAX_RESUME_BYTES,
  parseResume as parseInTurn,
} from '../../../services/documents/parse-resume.ts';
import {
  damagedStreamsPdf,
  docxBomb,
  docxOf,
  objectsPdf,
  pdfBomb,
  pdfOf,
  resumeLines,
  rtfOf,
  slowPdf,
  wordyPdf,
} from '../../support/hiring/resume-files.ts';

const parseResume = (bytes: Uint8Array, filename: string, caller = 'someone') =>
  parseInTurn(bytes, filename, { caller });

const text = Buffer.from(resumeLines.join('\n'));
const markdown = Buffer.from(
  resumeLines.join('\n').replaceAll(/^(Experience|Education|Skills)$/gm, '## $1'),
);

const refusal = (message: RegExp) =>
  expect.objectContaining({ code: 'unreadable_resume', message: expect.stringMatching(message) });

describe('a résumé gives the same result in every format', () => {
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

// Promise: no word of a file is mistaken for a built-in member of an object.
it.each(Object.getOwnPropertyNames(Object.prototype))('a file may contain "%s"', async (name) => {
  const lines = [...resumeLines, `${name}, ${name}`];
  const rtf = rtfOf(lines).toString().replace(/\}$/, `\\par\\${name} }`);
  const files = { 'a.rtf': Buffer.from(rtf), 'a.docx': docxOf(lines, `<${name}/>`) };
  for (const [filename, bytes] of Object.entries(files)) {
    const { resume } = await parseResume(bytes, filename);
    expect(resume.basics?.name).toBe('Rosalind Okafor');
    expect(resume.skills).toContainEqual({ name: 'Python' });
  }
});

describe('an unreadable file is refused with the reason', () => {
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

describe('a file beyond a structural limit is refused before its timeout', () => {
  it.each([
    ['nested tables', () => docxOf([], '<w:tbl><w:tr><w:tc>'.repeat(400_000)), 'a.docx', /deeply/],
    ['nested tables of few bytes', () => docxOf([], '<w:tbl>'.repeat(300)), 'a.docx', /deeply/],
    ['a row of cells', () => docxOf([], rowOf('<w:tc/>'.repeat(400_000))), 'a.docx', /cells/],
    ['elements', () => docxOf([], '<w:p/>'.repeat(400_000)), 'a.docx', /elements/],
    ['attributes', () => docxOf([], `<w:p${distinctAttributes(300_000)}/>`), 'a.docx', /elements/],
    ['RTF of tabs alone', () => rtfOf(['\\tab'.repeat(1_000_000)]), 'a.rtf', /elements/],
    ['objects of a PDF', () => objectsPdf(60_000), 'a.pdf', /objects/],
    ['damaged streams of a PDF', () => damagedStreamsPdf(40), 'a.pdf', /damaged/],
  ])('%s', async (...[, make, filename, message]) => {
    const bytes = make();
    await expect(parseResume(bytes, filename)).rejects.toEqual(refusal(message));
  });

  // Promise: parsing is linear in the number of blank characters of a line.
  it('parses a line of RTF that begins with 100,000 tabs', async () => {
    const lines = ['\\tab'.repeat(100_000), ...resumeLines];
    const { resume } = await parseResume(rtfOf(lines), 'a.rtf');
    expect(resume.basics?.email).toBe('rosalind.okafor@example.org');
  });

  it.each([
    ['lines of text', 'a.txt', 'Wrote the weekly report.\n'],
    ['blank lines', 'a.txt', '\n'],
    ['links of Markdown', 'a.md', '[a](https://a.example)\n'],
  ])('reads the beginning of %s', async (_name, filename, line) => {
    const long = Buffer.from(`${resumeLines.join('\n')}\n${line.repeat(4_000_000 / line.length)}`);
    const { resume } = await parseResume(long, filename);
    expect(resume.basics?.name).toBe('Rosalind Okafor');
  });

  it('reads the first texts of a page', async () => {
    const { resume } = await parseResume(wordyPdf(200_000), 'a.pdf');
    expect(resume).toEqual(expect.any(Object));
  });
});

const rowOf = (cells: string) => `<w:tbl><w:tr>${cells}</w:tr></w:tbl>`;
const distinctAttributes = (count: number) =>
  Array.from({ length: count }, (_, index) => ` k${index}=""`).join('');

describe('a file that takes too long', () => {
  const slow = slowPdf();

  it('is given up without blocking this thread', async () => {
    const delay = monitorEventLoopDelay({ resolution: 10 });
    delay.enable();
    const outcomes = await Promise.allSettled([1, 2].map(() => parseResume(slow, 'slow.pdf')));
    delay.disable();
    expect(outcomes).toEqual(
      [1, 2].map(() => ({ status: 'rejected', reason: refusal(/too long/) })),
    );
    expect(delay.max / 1e6).toBeLessThan(1_000);
    const { resume } = await parseResume(text, 'after.txt');
    expect(resume.basics?.name).toBe('Rosalind Okafor');
  });

  // Promise: one caller occupies at most one thread, and the other one serves everyone else.
  it('delays only its sender, whose queued files are dropped on disconnect', async () => {
    const gone = new AbortController();
    const turn = { caller: 'hostile', signal: gone.signal };
    const hostile = Array.from({ length: 20 }, () => parseInTurn(slow, 'slow.pdf', turn));
    const outcomes = Promise.allSettled(hostile);
    const pdf = await pdfOf(resumeLines);
    for (let count = 0; count < 3; count += 1) {
      const { resume } = await parseResume(pdf, 'a.pdf', 'honest');
      expect(resume.basics?.name).toBe('Rosalind Okafor');
    }
    gone.abort('left');
    const reasons = (await outcomes).map((one) => one.status === 'rejected' && one.reason);
    expect(reasons[0]).toEqual(refusal(/too long/));
    expect(reasons[4]).toBe('left');
    expect(reasons.slice(5)).toEqual(
      Array(15).fill(expect.objectContaining({ code: 'rate_limited', retryAfterSeconds: 5 })),
    );
  });
});

it('twenty concurrent callers are all served', async () => {
  const pdf = await pdfOf(resumeLines);
  const callers = Array.from({ length: 20 }, (_, index) => `caller ${index}`);
  const parsed = await Promise.all(callers.map((caller) => parseResume(pdf, 'a.pdf', caller)));
  expect(new Set(parsed.map(({ resume }) => resume.basics?.email))).toEqual(
    new Set(['rosalind.okafor@example.org']),
  );
});
