import { describe, expect, it } from '@jest/globals';
import { isProven, isQuoted } from '../../../../domain/agent/draft/evidence.ts';
import { treatmentOf } from '../../../../domain/agent/draft/fact-fields.ts';
import { knownAnswers } from '../../../../domain/agent/draft/known-answers.ts';
import { choices, makeField, makeForm, makeSources } from './draft-fixture.ts';

const yesNo = choices('Yes', 'No');
const salary = { amount: 52_000, currency: 'EUR', period: 'year' } as const;

describe('questions that only the person can answer', () => {
  it.each([
    'Are you legally authorized to work in the United States?',
    'Will you now or in the future require visa sponsorship?',
    'What are your salary expectations?',
    'What is your notice period?',
    'When can you start?',
    'Wie hoch ist Ihre Gehaltsvorstellung?',
    'Haben Sie eine gültige Arbeitserlaubnis?',
    'Êtes-vous disponible ? Précisez votre disponibilité',
    'Do you identify as a protected veteran?',
    'Have you ever been convicted of a felony?',
    'Are you willing to relocate?',
    'Are you a U.S. citizen?',
    'I certify that all of this is true',
    'City of birth',
    'Where were you born?',
    'Lieu de naissance',
    'Maiden name / previous last name',
  ])('is a fact: %s', (label) => {
    expect(treatmentOf(makeField({ label }))).toBe('fact');
  });

  it.each(['Which tools do you know?', 'Tell us about yourself', 'Years of experience with brass'])(
    'may be drafted: %s',
    (label) => {
      expect(treatmentOf(makeField({ label }))).toBe('open');
    },
  );

  it('are facts by type or semantic alone, and private by category', () => {
    expect(treatmentOf(makeField({ type: 'compensation_range' }))).toBe('fact');
    expect(treatmentOf(makeField({ semantic: 'work_authorization.SE' }))).toBe('fact');
    expect(treatmentOf(makeField({ category: 'eeo' }))).toBe('private');
    expect(treatmentOf(makeField({ type: 'consent' }))).toBe('private');
    const byOption = { type: 'single_select', options: choices('I am a veteran', 'None') };
    expect(treatmentOf(makeField(byOption))).toBe('fact');
  });
});

describe('answers that need no model', () => {
  const sources = makeSources(
    {},
    {
      work_authorization: { SE: true, US: false },
      notice_period: '30 days',
      salary_expectation: salary,
      earliest_start: '2027-01-04',
    },
  );
  const byProfile: [field: Record<string, unknown>, value: unknown, path: string][] = [
    [{ key: 'name', label: 'Name' }, 'Mara Lindqvist', '/name'],
    [{ label: 'E-Mail-Adresse', type: 'email' }, 'mara.lindqvist@example.com', '/email'],
    [{ label: 'Phone number', type: 'phone' }, '+46701234567', '/phone'],
    [{ label: 'Your full name' }, 'Mara Lindqvist', '/name'],
    [{ label: 'Current location' }, 'Gothenburg, Sweden', '/location'],
    [{ label: 'City', type: 'location' }, { text: 'Gothenburg, Sweden' }, '/location'],
    [{ label: 'LinkedIn', type: 'url' }, 'https://www.linkedin.com/in/mara-lindqvist', '/links/0'],
    [
      { key: 'resume', label: 'CV', type: 'file' },
      { filename: 'mara-lindqvist.pdf' },
      '/resume/filename',
    ],
    [{ type: 'boolean', semantic: 'work_authorization.US' }, false, '/facts/work_authorization/US'],
    [
      { type: 'single_select', options: yesNo, semantic: 'work_authorization.SE' },
      'v1',
      '/facts/work_authorization/SE',
    ],
    [{ semantic: 'work_authorization.SE' }, 'Yes', '/facts/work_authorization/SE'],
    [{ label: 'Notice period' }, '30 days', '/facts/notice_period'],
    [{ type: 'date', label: 'Earliest start date' }, '2027-01-04', '/facts/earliest_start'],
    [
      { type: 'currency', semantic: 'salary_expectation' },
      { amount: 52_000, currency: 'EUR' },
      '/facts/salary_expectation/amount',
    ],
    [
      { type: 'compensation_range', label: 'Salary expectations' },
      { min: 52_000, max: 52_000, currency: 'EUR', period: 'year' },
      '/facts/salary_expectation/amount',
    ],
  ];
  it.each(byProfile)('come from the profile: %j', (field, value, path) => {
    const { f1, name, resume } = knownAnswers(makeForm(field), sources);
    const answer = f1 ?? name ?? resume;
    expect(answer).toMatchObject({ value, source: 'profile' });
    expect(answer?.evidence[0]?.path).toBe(path);
    expect(isProven(sources, answer?.evidence ?? [])).toBe(true);
  });

  it.each([
    [{ label: 'First name' }, 'Mara'],
    [{ label: 'Current employer' }, 'Harbour Clockworks'],
    [{ label: 'GitHub', type: 'url' }, 'https://github.com/mara-lindqvist'],
  ])('come from the résumé: %j', (field, value) => {
    const { f1 } = knownAnswers(makeForm(field), sources);
    expect(f1).toMatchObject({ value, source: 'resume' });
    expect(f1?.evidence.every((one) => isQuoted(sources, one))).toBe(true);
  });

  it('come from the résumé as whole histories, with a quote for each part', () => {
    const { f1 } = knownAnswers(makeForm({ type: 'employment_history' }), sources);
    expect(f1?.value).toHaveLength(2);
    expect(f1?.evidence.map(({ path }) => path)).toContain('/work/1/name');
    expect(isProven(sources, f1?.evidence ?? [])).toBe(true);
  });

  it('do not exist for facts that the profile does not state, EEO and consent', () => {
    const form = makeForm(
      { label: 'Are you authorized to work in Norway?', type: 'boolean' },
      { semantic: 'sponsorship.SE', type: 'boolean' },
      { semantic: 'work_authorization.NO', type: 'boolean' },
      { label: 'Current salary', type: 'currency' },
      { label: 'Name', category: 'eeo' },
      { label: 'E-mail', type: 'email', category: 'consent' },
    );
    expect(knownAnswers(form, sources)).toEqual({});
    expect(knownAnswers(makeForm({ label: 'Notice period' }), makeSources())).toEqual({});
  });

  it('do not exist for questions about somebody or something else', () => {
    const form = makeForm(
      { label: 'E-mail address of a reference', type: 'email' },
      { label: 'Phone number of your emergency contact', type: 'phone' },
      { label: 'Name of your last manager' },
      { label: 'Name of your university' },
      { label: 'Full name of the person who referred you' },
      { label: 'Maiden name / previous last name' },
      { label: 'City of birth' },
      { label: 'Location preference', type: 'location' },
      { label: 'Location', type: 'single_select', options: choices('Gothenburg, Sweden', 'Oslo') },
      { label: 'Website of your current employer', type: 'url' },
      { label: 'LinkedIn profile of somebody who can recommend you', type: 'url' },
      { label: 'Full name', section: 'Emergency contact' },
    );
    expect(knownAnswers(form, sources)).toEqual({});
  });

  it('do not exist for a current job when the last one has ended', () => {
    const work = [
      { name: 'Tidewater Tools', position: 'Fitter', startDate: '2019', endDate: '2024-12' },
    ];
    const form = makeForm({ label: 'Current employer' }, { label: 'Current job title' });
    expect(knownAnswers(form, makeSources({ resume: { work } }))).toEqual({});
  });

  it('do not exist when the form would not accept them', () => {
    const form = makeForm(
      { label: 'Notice period', constraints: { max_length: 3 } },
      {
        semantic: 'work_authorization.SE',
        type: 'single_select',
        options: choices('Certainly', 'Hardly'),
      },
    );
    expect(knownAnswers(form, sources)).toEqual({});
  });
});
