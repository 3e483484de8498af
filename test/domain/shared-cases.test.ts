import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { cachedAnswer } from '../../api/cached-answer.ts';
import { JsonText } from '../../api/answer.ts';
import { connectorOf } from '../../connectors/registry.ts';
import { coverHeldKeywords } from '../../domain/agent/documents/keyword-coverage.ts';
import { jobPostingMarkup } from '../../domain/boards/job-posting-markup.ts';
import { resumeModel } from '../../domain/documents/resume-model.ts';
import { formSchema } from '../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../domain/hiring/application-form/validate-answers.ts';
import { searchWarnings } from '../../domain/hiring/search-warnings.ts';
import { salaryFromText } from '../../domain/market/enrichment/pay/salary-text.ts';
import { seniorityLevel } from '../../domain/market/enrichment/seniority.ts';
import { workplaceType } from '../../domain/market/enrichment/workplace.ts';
import { textsOf } from '../../domain/common/text/texts-of.ts';
import { resolvePlace } from '../../domain/places/places.ts';
import type { JsonResume } from '../../domain/resume/json-resume.ts';
import { drawPdf } from '../../services/documents/pdf/draw-pdf.ts';
import { unprintableIn } from '../../services/documents/pdf/unprintable.ts';
import { retryAfterMs } from '../../sdk/core/retry.ts';
import { descriptionText } from '../../domain/text/description-text.ts';
import { makeOrganization, makePlace, makePosting } from '../support/hiring/board-posting.ts';
import { linesOfPdf } from '../support/pdf-text.ts';

const FOLDER = join(import.meta.dirname, '../../../shared/cases');
const isHere = existsSync(FOLDER);
// eslint-disable-next-line no-console -- a skipped suite must be noticed
if (!isHere) console.warn('The shared cases are not beside the project: SKIPPED.');
const whereHere = isHere ? describe : describe.skip;
const bytesOf = (file: string) => readFileSync(join(FOLDER, file));
const rowsOf = <T>(file: string) => JSON.parse(bytesOf(file).toString('utf8')) as T;

interface PayCase {
  location: string;
  text: string;
  expect: object | null;
}

whereHere('pay', () => {
  test.each([
    'german-prefix-year',
    'french-entre-et',
    'italian-ral',
    'chinese',
    'czech-nordic',
    'mexican',
    'mojibake-pound',
  ])('salary-%s', (name) => {
    for (const one of rowsOf<PayCase[]>(`salary-${name}.json`)) {
      const [place] = resolvePlace(one.location);
      expect(salaryFromText(one.text, place?.country ?? null)).toEqual(one.expect);
    }
  });
});

whereHere('places', () => {
  test('location-non-latin-cities', () => {
    const rows = rowsOf<{ location: string; expect: object }[]>('location-non-latin-cities.json');
    for (const row of rows) expect(resolvePlace(row.location)).toMatchObject([row.expect]);
  });

  test.each([
    ['remote-not-available.json', null],
    ['location-anywhere.json', 'remote'],
  ])('%s', (file, type) => {
    const { title, location } = rowsOf<{ title: string; location: string }>(file);
    const places = [{ text: location, city: null, region: null, country: null }];
    expect(workplaceType({ title, places, remoteFlag: null, workplaceLabel: null })).toBe(type);
  });
});

whereHere('applications and boards', () => {
  test('apply-location-message', () => {
    const { body } = rowsOf<{ body: { answers: { city: string } } }>('apply-location-message.json');
    const form = formSchema.parse([{ key: 'city', label: 'City', type: 'location' }]);
    const { problems, answers } = validateAnswers(form, { answers: body.answers });
    expect(problems).toEqual([]);
    expect(JSON.stringify(answers)).toContain('"text":"Berlin"');
  });

  test('jsonld-on-site-no-place', () => {
    const { body } = rowsOf<{ body: { title: string } }>('jsonld-on-site-no-place.json');
    const posting = makePosting({ title: body.title, workplaceType: 'on_site', locations: [] });
    expect(searchWarnings(posting, makeOrganization())).toEqual([expect.any(String)]);
    const berlin = makePlace('Berlin, Germany', { city: 'Berlin', country: 'DE' });
    const organization = makeOrganization({ locations: [berlin] });
    const url = 'https://jobs.example.com/field-engineer';
    expect(jobPostingMarkup(posting, { organization, url, nowMs: 0 })).toMatchObject({
      title: 'Field Engineer',
      jobLocation: [{ '@type': 'Place', address: { addressLocality: 'Berlin' } }],
    });
  });

  test('api-if-none-match-star', () => {
    const { headers } = rowsOf<{ headers: object }>('api-if-none-match-star.json');
    const sent = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]);
    const tags = { ETag: '"1"', 'Cache-Control': 'no-cache' };
    const answer = { body: new JsonText('{}'), headers: tags, units: 1 };
    expect(cachedAnswer(Object.fromEntries(sent), answer)).toMatchObject({ status: 304, units: 0 });
  });
});

whereHere('facts of feeds, markup and letters', () => {
  const source = { token: 'https://jobs.tarrow.example/feed', companyName: null };

  test('feed-greenhouse-offices-behind-work-model', () => {
    const { jobs } = rowsOf<{ jobs: object[] }>('feed-greenhouse-offices-behind-work-model.json');
    const places = jobs.flatMap((job) => connectorOf('greenhouse').map(job, source)?.places ?? []);
    const countries = places.map(({ text }) => resolvePlace(text)[0]?.country);
    expect(countries).toEqual(['US', 'PT', 'FR', 'DE']);
  });

  test('feed-bamboohr-location-type', () => {
    const { result } = rowsOf<{ result: object[] }>('feed-bamboohr-location-type.json');
    const postings = result.map((listing) =>
      connectorOf('bamboohr').map({ listing, detail: null, problem: null }, source),
    );
    const types = postings.map((posting) => posting && workplaceType(posting));
    expect(types).toEqual(['hybrid', 'remote', 'on_site']);
  });

  test('feed-jsonld-pay-forms', () => {
    const nodes = rowsOf<object[]>('feed-jsonld-pay-forms.json');
    const pay = nodes.map((node) => {
      const page = 'https://jobs.tarrow.example/1';
      const { payText = '' } = connectorOf('json_ld').map({ page, node }, source) ?? {};
      return salaryFromText(payText ?? '', 'US');
    });
    expect(pay).toEqual([
      { min: 50_000, max: 60_000, currency: 'USD', period: 'year' },
      { min: 25, max: 30, currency: 'USD', period: 'hour' },
    ]);
  });

  test('description-double-br', () => {
    const { html } = rowsOf<{ html: string }>('description-double-br.json');
    expect(descriptionText(html)).toBe('Line one\nLine two\n\nPara');
  });

  test('title-junior-beside-team-word', () => {
    const rows = rowsOf<{ title: string; expect: string }[]>('title-junior-beside-team-word.json');
    expect(rows.map(({ title }) => seniorityLevel(title, null))).toEqual(
      rows.map((row) => row.expect),
    );
  });

  test('doc-one-arabic-word-turns-rtl', () => {
    const [body] = rowsOf<WrittenCase>('doc-one-arabic-word-turns-rtl.json').bodies;
    const { direction, language } = resumeModel(body?.resume ?? {});
    expect({ direction, language }).toEqual({ direction: 'ltr', language: 'en' });
  });

  test('letter-keywords-from-title', () => {
    const { body } = rowsOf<{ body: { resume: JsonResume } }>('letter-keywords-from-title.json');
    const texts = ['I apply for the role of HVAC Sales Lead. I know Python.'];
    const said = { texts, held: textsOf(body.resume) };
    expect(coverHeldKeywords(['hvac', 'python'], said)).toEqual({
      covered: ['python'],
      missing: ['hvac'],
    });
  });

  test('sdk-retry-after-lenient-date', () => {
    const { headers } = rowsOf<{ headers: Record<string, string[]> }>(
      'sdk-retry-after-lenient-date.json',
    );
    for (const header of headers['Retry-After'] ?? []) expect(retryAfterMs(header, 0)).toBeNull();
  });
});

interface WrittenCase {
  bodies: { resume: JsonResume }[];
}

whereHere('written documents', () => {
  test.each(['doc-cjk-pdf', 'doc-arabic-pdf-text-layer'])('%s', async (name) => {
    const [first, ...others] = rowsOf<WrittenCase>(`${name}.json`).bodies;
    const resume = first?.resume ?? {};
    const file = await drawPdf(resumeModel(resume), 'classic', new Date(0));
    const read = (await linesOfPdf(file)).join(' ');
    const words = textsOf(resume)
      .flatMap((text) => text.split(' '))
      .filter((word) => /[^\p{ASCII}]/u.test(word));
    expect(words.length).toBeGreaterThan(3);
    for (const word of words) expect(read).toContain(word);
    for (const other of others)
      expect((await unprintableIn(textsOf(other.resume))).letters).toEqual([]);
  });
});
