import { describe, expect, it } from '@jest/globals';
import { resumeModel } from '../../../domain/documents/resume-model.ts';
import { showPeriod } from '../../../domain/documents/periods.ts';
import { toMarkdown } from '../../../domain/documents/to-markdown.ts';
import { toText } from '../../../domain/documents/to-text.ts';
import { textsOf } from '../../../domain/common/text/texts-of.ts';
import { rosalind } from '../agent/grounding/rosalind.ts';

describe('a résumé as text', () => {
  const { profiles: _profiles, url: _url, location: _location, ...basics } = rosalind.basics ?? {};
  const { work: _work, education: _education, ...sections } = rosalind;
  const shown = textsOf([basics, { ...sections, basics: undefined }])
    .filter((text) => !/^\d{4}/.test(text))
    .concat(...(rosalind.work ?? []).flatMap(({ highlights = [] }) => highlights));

  it.each([
    ['Markdown', toMarkdown],
    ['plain text', toText],
  ])('keeps every section in %s', (_name, render) => {
    const text = render(resumeModel(rosalind));
    for (const part of shown) expect(text).toContain(part);
  });

  it('escapes Markdown syntax, and nothing else', () => {
    const summary = '# Not a heading, *no* emphasis, C# and snake_case, <script> [x](y)';
    const text = toMarkdown(resumeModel({ basics: { name: 'A', summary } }));
    expect(text).toContain(
      '\\# Not a heading, \\*no\\* emphasis, C# and snake_case, \\<script> \\[x\\](y)',
    );
  });
});

it.each([
  { startDate: '2019-03', language: 'en', goesOn: true, shown: 'Mar 2019 – Present' },
  { startDate: '2019-03', endDate: '2020', language: 'en', goesOn: true, shown: 'Mar 2019 – 2020' },
  { startDate: '2018-04', language: 'de', goesOn: true, shown: 'Apr 2018 – heute' },
  { startDate: '2015', language: 'en', goesOn: false, shown: '2015' },
  { endDate: '2015-06-30', language: 'en', goesOn: false, shown: 'Jun 2015' },
  { startDate: '2021-13', language: 'en', goesOn: false, shown: '2021' },
  { language: 'en', goesOn: true, shown: null },
])('shows a period: %j', ({ language, goesOn, shown, ...stay }) => {
  expect(showPeriod(stay, language, goesOn)).toBe(shown);
});
