import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { roles } from '../../../domain/accounts/console/roles.ts';
import { themes } from '../../../domain/accounts/console/people.ts';
import { meters } from '../../../domain/accounts/meters.ts';
import { entryKinds } from '../../../domain/billing/ledger-entry.ts';
import { actorKinds } from '../../../domain/common/actor.ts';
import { payPeriods } from '../../../domain/common/pay-period.ts';
import {
  fieldCategories,
  fieldTypes,
} from '../../../domain/hiring/application-form/field-types.ts';
import { offerStatuses } from '../../../domain/hiring/offers/offer.ts';
import { stageTypes } from '../../../domain/hiring/pipeline/stages.ts';
import { postingStatuses } from '../../../domain/hiring/posting-lifecycle.ts';
import { mailEventKinds } from '../../../domain/mail/mail.ts';
import { sendStatuses } from '../../../domain/mail/send.ts';
import { employmentTypes, workplaceTypes } from '../../../domain/market/enums.ts';
import { surveyStatuses } from '../../../domain/surveys/survey.ts';
import { employeeStatuses } from '../../../domain/workforce/employee.ts';
import { htmlOf } from '../../../pages/document.tsx';
import { h } from '../../../pages/h.ts';
import { de } from '../../../pages/console/words/de/words.ts';
import { germanValues } from '../../../pages/words/german-values.ts';
import { en } from '../../../pages/console/words/en/words.ts';
import { moment, money } from '../../../pages/words/formats.ts';
import { wordOf } from '../../../pages/words/values.ts';
import { words } from '../../../pages/console/words/words.ts';

function keysOf(table: object): string[] {
  return Object.entries(table).flatMap(([key, value]) =>
    typeof value === 'object' ? keysOf(value as object).map((inner) => `${key}.${inner}`) : [key],
  );
}

it('every language has the same members', () => {
  expect(keysOf(de).sort()).toEqual(keysOf(en).sort());
});

it('scripts say every wording of their table and no other, with its values', () => {
  const folder = join(__dirname, '../../../pages/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const sources = scripts.map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
  const calls = [...sources.matchAll(/say\(([^(){}]*)/g)].map(([, given = '']) => given);
  // A table of refusals names the wordings that one call says.
  const table = [...sources.matchAll(/^ {2}\[\/.*\/, ('\w+')\],$/gm)].map(([, key = '']) => key);
  const said = calls.flatMap((given) => given.match(/'(\w+)'/g) ?? []);
  expect([...new Set([...said, ...table])].sort()).toEqual(
    Object.keys(en.scripts)
      .map((key) => `'${key}'`)
      .sort(),
  );
  const valuesOf = (wording: string) => (wording.match(/\{\w+\}/g) ?? []).sort();
  for (const [key, wording] of Object.entries(en.scripts)) {
    expect([key, valuesOf(de.scripts[key as keyof typeof en.scripts])]).toEqual([
      key,
      valuesOf(wording),
    ]);
  }
});

const shownValues = {
  ...{ roles, themes, meters, entryKinds, actorKinds, payPeriods, stageTypes, postingStatuses },
  ...{ offerStatuses, sendStatuses, mailEventKinds, surveyStatuses, employeeStatuses },
  ...{ employmentTypes, workplaceTypes },
  fieldTypes: fieldTypes.filter((type) => type !== 'url'),
  fieldCategories: fieldCategories.filter((category) => category !== 'eeo'),
};

it.each(Object.entries(shownValues))('%s have German words', (_, values) => {
  expect(values.filter((value) => !Object.hasOwn(germanValues, value))).toEqual([]);
});

it('a page is written in its language, with names of people as text', () => {
  const name = '"><img src=x onerror=alert(1)>';
  const page = h('p', { title: words.common.actionsFor(name) }, words.common.actionsFor(name));
  const escaped = '&quot;&gt;&lt;img src=x onerror=alert(1)&gt;';
  expect(htmlOf(page, 'de')).toBe(
    `<!doctype html><p title="Aktionen für ${escaped}">Aktionen für ${escaped}</p>`,
  );
  expect(htmlOf(page, 'en')).toContain(`>Actions for ${escaped}<`);
});

it('sentences, counts, money, moments and values follow the language', () => {
  const page = h(
    'p',
    null,
    ...[words.account.revoking(h('b', null, 'Tide')), ' ', words.candidates.anonymising(1, 2)],
    ...[' ', money(4_120_000), ' ', moment('2026-11-27T09:05:00Z'), ' ', wordOf('full_time')],
  );
  const english = htmlOf(page, 'en');
  expect(english).toContain('Programs that use <b>Tide</b> are refused');
  expect(english).toContain('1 application and 2 notes');
  expect(english).toContain('4.12 USD Nov 27, 2026, 9:05');
  expect(english).toContain('full time');
  const german = htmlOf(page, 'de');
  expect(german).toContain('Programme, die <b>Tide</b> verwenden');
  expect(german).toContain('1 Bewerbung und 2 Notizen');
  expect(german).toContain('4,12 USD 27.11.2026, 09:05 UTC Vollzeit');
});
