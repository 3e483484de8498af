import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { evidenceOf, joinEvidence } from '../../../../domain/agent/grounding/text-evidence.ts';
import { monthsIn } from '../../../../domain/agent/grounding/words/months.ts';

describe('the months of a text', () => {
  const named = ['March 2019', 'sept. 2020', 'mars, 2021', 'marzo de 2018', "Mar '2017"];

  it.each(named)('are found: %s', (written) => {
    expect([...monthsIn(`From ${written} on`).values()]).toHaveLength(1);
  });

  it('are found within any runs of letters', () => {
    const run = fc.integer({ min: 0, max: 60 }).map((length) => 'd'.repeat(length));
    fc.assert(
      fc.property(run, fc.constantFrom(...named), run, (before, written, after) => {
        const expected = [...monthsIn(written).values()];
        expect([...monthsIn(`${before} ${written} ${after} 2019`).values()]).toEqual(expected);
      }),
    );
  });

  it('are not found at the end of a longer word', () => {
    expect(monthsIn(`${'d'.repeat(20_000)}march 2019`).size).toBe(0);
    expect(monthsIn('Wehrmarch 2019').size).toBe(0);
  });
});

describe('the sentences that state a number', () => {
  it('are all kept, in their order', () => {
    const texts = ['Led 5 people. Wrote 5 reports.', 'Hired 5 engineers.'];
    const stated = ['Led 5 people.', 'Wrote 5 reports.', 'Hired 5 engineers.'];
    const apart = joinEvidence(texts.map((text) => evidenceOf([text])));
    for (const { quantities } of [evidenceOf(texts), apart])
      expect(quantities.get('5')?.map(({ text }) => text)).toEqual(stated);
  });

  it('does not change the evidence that it was joined from', () => {
    const [one, other] = [evidenceOf(['Led 5 people.']), evidenceOf(['Hired 5 engineers.'])];
    joinEvidence([one, other]);
    expect(one.quantities.get('5')).toHaveLength(1);
  });
});
