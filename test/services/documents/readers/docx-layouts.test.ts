import { describe, expect, test } from '@jest/globals';
import { extractResume } from '../../../../domain/resume/extract-resume.ts';
import { readDocx } from '../../../../services/documents/readers/read-docx.ts';
import { docxWith } from '../../../support/hiring/resume-files.ts';

const run = (text: string, look = '') =>
  `<w:r><w:rPr>${look}</w:rPr>${text
    .split('\n')
    .map((line) => `<w:t>${line.replace('&', '&amp;')}</w:t>`)
    .join('<w:br/>')}</w:r>`;
const paragraph = (text: string, style = '') =>
  `<w:p><w:pPr>${style === '' ? '' : `<w:pStyle w:val="${style}"/>`}</w:pPr>${run(text)}</w:p>`;
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`;
const row = (...cells: string[]) => `<w:tr>${cells.join('')}</w:tr>`;
const table = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;
const documentOf = (body: string) => `<w:document><w:body>${body}</w:body></w:document>`;
const linesOf = (body: string, styles = '') => readDocx(docxWith(documentOf(body), styles)).lines;
const readOf = (body: string, styles = '') =>
  extractResume(readDocx(docxWith(documentOf(body), styles))).resume;

const HEAD = paragraph('Noor Hallström') + paragraph('noor@example.com');

/** Promise: columns of a page laid out as a table are read one after the other, each with its headings. */
test('a table of one row with two long cells', () => {
  const left = paragraph('Contact\n(303) 555-0164\nDenver, CO\n\nSkills\nNomad\nPulumi');
  const right = paragraph(
    'Experience\nLead Engineer\nLarkfield Systems LLC | Denver, CO\nMar 2021 - Feb 2024\nMoved the billing platform to new servers',
  );
  const { work, skills } = readOf(HEAD + table(row(cell(left), cell(right))));
  expect(work).toMatchObject([
    {
      name: 'Larkfield Systems LLC',
      position: 'Lead Engineer',
      startDate: '2021-03',
      endDate: '2024-02',
    },
  ]);
  expect(skills).toEqual([{ name: 'Nomad' }, { name: 'Pulumi' }]);
});

describe('a table of rows', () => {
  const entry = cell(
    paragraph('Lead Engineer'),
    paragraph('Larkfield Systems LLC'),
    paragraph('Moved the billing platform to new servers.'),
  );
  const dates = cell(paragraph('2021 – 2024'));

  /** Promise: a cell of dates belongs to the line that it stands beside, on either side. */
  test.each([
    ['left', row(dates, entry)],
    ['right', row(entry, dates)],
  ])('dates at the %s', (_, one) => {
    const { work } = readOf(HEAD + paragraph('Experience', 'Heading1') + table(one));
    expect(work).toMatchObject([
      { name: 'Larkfield Systems LLC', position: 'Lead Engineer', startDate: '2021' },
    ]);
  });

  /** Promise: a row of a table that lies in a cell stays one line. */
  test('within a cell', () => {
    const inner = table(row(cell(paragraph('Lead Engineer')), cell(paragraph('2021 – 2024'))));
    const lines = linesOf(table(row(cell(inner, paragraph('Larkfield')), cell(paragraph('')))));
    expect(lines.map(({ text }) => text)).toEqual(['Lead Engineer\t2021 – 2024', 'Larkfield']);
  });
});

describe('looks', () => {
  const STYLES =
    '<w:styles><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="20"/></w:rPr></w:rPrDefault></w:docDefaults>' +
    '<w:style w:styleId="Big"><w:pPr><w:spacing w:before="240"/></w:pPr><w:rPr><w:b/><w:sz w:val="30"/></w:rPr></w:style>' +
    '<w:style w:styleId="Bigger"><w:basedOn w:val="Big"/><w:rPr><w:sz w:val="40"/></w:rPr></w:style></w:styles>';

  /** Promise: what a style says of size, weight and space counts as if the paragraph said it. */
  test('come from the style and from what it is based on', () => {
    const [name, heading, text] = linesOf(
      paragraph('Noor Hallström', 'Bigger') +
        paragraph('Experience', 'Big') +
        paragraph('A line of running text that is long.'),
      STYLES,
    );
    expect(name).toMatchObject({ size: 2, strong: true, gap: true });
    expect(heading).toMatchObject({ size: 1.5, strong: true, gap: true });
    expect(text).toMatchObject({ size: 1, strong: false, gap: false });
  });

  /** Promise: text before a text box of the same paragraph is not lost. */
  test('a text box within a paragraph', () => {
    const box = `<w:r><w:pict><w:txbxContent>${paragraph('Denver, CO')}</w:txbxContent></w:pict></w:r>`;
    const lines = linesOf(`<w:p>${run('Noor Hallström')}${box}</w:p>`);
    expect(lines.map(({ text }) => text).sort()).toEqual(['Denver, CO', 'Noor Hallström']);
  });
});
