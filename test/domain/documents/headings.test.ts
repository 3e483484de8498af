import { describe, expect, it } from '@jest/globals';
import { documentLanguages, labelsOf } from '../../../domain/resume/vocabulary/labels.ts';
import { showPeriod } from '../../../domain/documents/periods.ts';
import { findDateSpan } from '../../../domain/resume/dates/date-span.ts';
import { isDocumentTitle } from '../../../domain/resume/document-titles.ts';
import { headingOf } from '../../../domain/resume/headings.ts';
import { resumeLine } from '../../../domain/resume/resume-text.ts';

const months = Array.from({ length: 12 }, (_, month) => String(month + 1).padStart(2, '0'));
const sections = {
  ...{ summary: 'summary', work: 'work', education: 'education', skills: 'skills' },
  ...{ projects: 'projects', volunteer: 'volunteer', certificates: 'certificates' },
  ...{ languages: 'languages', awards: 'awards', publications: 'publications' },
  ...{ interests: 'other', references: 'other' },
} as const;

/** Promise: what our documents print in a language, our reader understands in that language. */
describe.each(documentLanguages.map((language) => [language]))(
  'words of documents in %s',
  (language) => {
    const labels = labelsOf(language);

    it('are all there', () => {
      const words = Object.values<string>({ ...labels });
      expect(words).toHaveLength(15);
      expect(words.filter((word) => word.trim() === '')).toEqual([]);
      expect(language === 'en' || labels.work !== labelsOf('en').work).toBe(true);
    });

    it.each(Object.entries(sections))('the heading of %s opens that section', (name, kind) => {
      const heading = labels[name as keyof typeof sections];
      const written = [heading, heading.toLocaleUpperCase(language)];
      expect(written.map((text) => headingOf(resumeLine(text).text))).toEqual([kind, kind]);
    });

    it('name the document', () => {
      expect(isDocumentTitle(labels.resume)).toBe(true);
    });

    it.each(months)('a stay since month %s is read back', (month) => {
      const shown = showPeriod({ startDate: `2019-${month}` }, language, true) ?? '';
      expect(findDateSpan(resumeLine(shown).text)).toEqual({
        ...{ start: `2019-${month}`, end: null, present: true },
        ...{ from: 0, to: shown.length },
      });
    });

    it.each(months)('a stay until month %s is read back', (month) => {
      const stay = { startDate: '2018-02', endDate: `2021-${month}` };
      const shown = resumeLine(showPeriod(stay, language, true) ?? '').text;
      expect(findDateSpan(shown)).toEqual({
        ...{ start: stay.startDate, end: stay.endDate, present: false },
        ...{ from: 0, to: shown.length },
      });
    });
  },
);
