import { describe, expect, it } from '@jest/globals';
import { templates } from '../../../domain/documents/options.ts';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import type { JsonResume } from '../../../domain/resume/json-resume.ts';
import { toMarkdown } from '../../../domain/documents/to-markdown.ts';
import { toText } from '../../../domain/documents/to-text.ts';
import { drawDocx } from '../../../services/documents/docx/draw-docx.ts';
import { parseResume } from '../../../services/documents/parse-resume.ts';
import { drawPdf } from '../../../services/documents/pdf/draw-pdf.ts';

const people: Record<string, JsonResume> = {
  english: {
    basics: {
      name: 'Mara Lindqvist',
      label: 'Staff Engineer',
      email: 'mara@example.com',
      phone: '+13125550123',
      url: 'https://mara.example',
      location: { city: 'Chicago', region: 'Illinois', countryCode: 'US' },
      summary: 'Backend engineer with a taste for ledgers.',
    },
    work: [
      {
        name: 'Globex Systems',
        position: 'Staff Engineer',
        location: 'Chicago, IL',
        startDate: '2021-03',
        summary: 'Payments platform.',
        highlights: ['Led the payments migration across 14 regions.', 'Cut p99 latency by 42%.'],
      },
      {
        name: 'Initech',
        position: 'Senior Engineer',
        location: 'Austin, TX',
        startDate: '2018-06',
        endDate: '2021-02',
        highlights: ['Built the ingest pipeline.'],
      },
      {
        name: 'Initech',
        position: 'Engineer',
        startDate: '2016-07',
        endDate: '2018-05',
        highlights: ['Wrote reports.'],
      },
    ],
    volunteer: [{ organization: 'Code Club', position: 'Mentor', startDate: '2019' }],
    education: [
      {
        institution: 'Ridgemont State University',
        studyType: 'BSc',
        area: 'Computer Science',
        startDate: '2012-08',
        endDate: '2016-05',
        score: '3.7',
      },
    ],
    skills: [
      { name: 'Languages', keywords: ['Go', 'Python', 'TypeScript'] },
      { name: 'Infrastructure', keywords: ['Kubernetes', 'Terraform'] },
    ],
    languages: [
      { language: 'English', fluency: 'Native' },
      { language: 'Swedish', fluency: 'Native' },
    ],
    certificates: [{ name: 'CKA', issuer: 'CNCF', date: '2022-04' }],
    projects: [{ name: 'ledgerlint', description: 'A linter.', highlights: ['1,000 stars'] }],
  },
  arabic: {
    basics: { name: 'ليلى حداد', label: 'مهندسة برمجيات' },
    work: [
      {
        name: 'شركة المثال',
        position: 'مهندسة برمجيات',
        startDate: '2021-03',
        highlights: ['قادت فريقا من خمسة أشخاص'],
      },
    ],
  },
};

const files = Object.keys(people).flatMap((person) =>
  templates.flatMap((template) =>
    (['pdf', 'docx'] as const).map((format) => [person, template, format] as const),
  ),
);

const texts = Object.keys(people).flatMap((person) =>
  (
    [
      ['txt', toText],
      ['md', toMarkdown],
    ] as const
  ).map(([format, write]) => [person, format, write] as const),
);

/** Promise: a document that we wrote reads back as the résumé that it was made of. */
describe('our own document reads back', () => {
  it.each(files)('%s, %s, %s', async (person, template, format) => {
    const resume = people[person] ?? {};
    const model = resumeModel(resume);
    const bytes =
      format === 'pdf'
        ? await drawPdf(model, template, new Date(0))
        : await drawDocx(model, template);
    await expectSame(bytes, `own.${format}`, resume);
  });

  it.each(texts)('%s as %s', async (person, format, write) => {
    const resume = people[person] ?? {};
    await expectSame(Buffer.from(write(resumeModel(resume))), `own.${format}`, resume);
  });
});

async function expectSame(bytes: Uint8Array, name: string, resume: JsonResume): Promise<void> {
  const read = await parseResume(bytes, name, { caller: name });
  expect({ ...read.resume, basics: { ...read.resume.basics, profiles: undefined } }).toEqual({
    ...resume,
    basics: { ...resume.basics, profiles: undefined },
  });
}
