import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { mendedCharacters } from '../../../../domain/market/enrichment/pay/mended-characters.ts';
import { resolvePlace } from '../../../../domain/places/places.ts';
import { projectRoot } from '../../../../tools/paths.ts';
import { NO_PAY, shownPay } from '../../../support/pay/labelled-pay.ts';

const cases = readFileSync(join(projectRoot, 'test', 'fixtures', 'pay', 'by-place.tsv'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [place: string, pay: string, text: string]);

describe('pay lines of jobs at a place', () => {
  test.each(cases)('%s: %s: %s', (place, pay, text) => {
    const country = resolvePlace(place)[0]?.country ?? null;
    expect(shownPay(text.replaceAll('\\n', '\n'), country)).toBe(pay);
  });
});

describe('money at the start of a line that is no pay', () => {
  test.each([
    ['DE', '49 € pro Monat für das Jobticket'],
    ['DE', 'Bis zu 1.500 € pro Jahr für Weiterbildung'],
    ['FR', "Jusqu'à 2 000 € par an de prime"],
    ['US', 'Up to $1,000 per year for learning'],
    ['US', '$50,000 in annual bonuses'],
    ['US', 'Clients save $150,000 a year with us.'],
    ['US', 'Our platform cuts costs by $200,000 - $300,000 per year.'],
    ['US', 'Relocation stipend: $5,000 per month'],
    ['US', 'Our customers save $80,000 - $120,000 per year.'],
    ['US', 'We manage budgets of $1,000,000 - $2,000,000'],
    ['US', 'We raised money. $3,000,000 - $5,000,000'],
    ['US', 'Deal size\n$200,000 - $300,000'],
  ])('%s: %s', (country, text) => expect(shownPay(text, country)).toBe(NO_PAY));
});

describe('text read in the wrong encoding', () => {
  test.each([
    ['Â£45,000', '£45,000'],
    ['â‚¬45.000 â€“ â‚¬55.000', '€45.000 – €55.000'],
    ['38 000Â â‚¬ Ã  45 000', '38 000 € à  45 000'],
    ['RÃ©munÃ©ration', 'Rémunération'],
    ['Âge et château', 'Âge et château'],
    ['São Paulo, Â', 'São Paulo, Â'],
  ])('%s', (broken, mended) => expect(mendedCharacters(broken)).toBe(mended));
});
