import { describe, expect, it } from '@jest/globals';
import { offlineSummary } from '../../../../domain/market/summary/offline-summary.ts';
import type { SummarizedJob } from '../../../../domain/market/summary/summarize-job.ts';

function summaryOf(descriptionText: string) {
  const job = { title: 'Baker', location: '', company: { name: 'Acme' }, descriptionText };
  return offlineSummary(job as SummarizedJob);
}

function sectionsUnder(heading: string): string[] {
  const { summary: _summary, ...lists } = summaryOf(`**${heading}**\n- Item`);
  return Object.entries(lists).flatMap(([name, items]) => (items.length > 0 ? [name] : []));
}

describe('a summary without a model sorts lists by their headings', () => {
  it.each([
    ['What We’re Looking For', 'requirements'],
    ['Who we are looking for', 'requirements'],
    ['What we look for', 'requirements'],
    ['What You Need', 'requirements'],
    ["What You'll Need", 'requirements'],
    ["What you'll bring to the team", 'requirements'],
    ['What you will bring', 'requirements'],
    ['What you bring', 'requirements'],
    ['Qualifications', 'requirements'],
    ["What You'll Get", 'benefits'],
    ['What you get from us', 'benefits'],
    ['What we offer', 'benefits'],
    ['Compensation & Benefits', 'benefits'],
    ["What you'll get to do", 'responsibilities'],
    ["What you'll do", 'responsibilities'],
    ['The role', 'responsibilities'],
  ])('%s', (heading, section) => {
    expect(sectionsUnder(heading)).toEqual([section]);
  });

  it.each(['About us', 'What we do', 'Our values', 'We look forward to you'])(
    '%s is none of these headings',
    (heading) => {
      expect(sectionsUnder(heading)).toEqual([]);
    },
  );

  it('starts with the title and sentences of the posting', () => {
    const sentence = 'We bake bread for the whole city, every night of the year.';
    expect(summaryOf(`${sentence}\nShort.`).summary).toBe(`Baker at Acme. ${sentence}`);
  });
});
