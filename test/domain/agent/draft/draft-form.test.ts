import { describe, expect, it } from '@jest/globals';
import { acceptClaims } from '../../../../domain/agent/draft/accept-claims.ts';
import {
  finishDraft,
  formAnswers,
  openFields,
  standingAnswers,
} from '../../../../domain/agent/draft/draft-form.ts';
import { isProven, type Sources } from '../../../../domain/agent/draft/evidence.ts';
import { treatmentOf } from '../../../../domain/agent/draft/fact-fields.ts';
import type { SessionAnswers } from '../../../../domain/agent/draft/session-answer.ts';
import { draftAnswers } from '../../../../domain/agent/tasks/draft-answers.ts';
import type { ApplicationField } from '../../../../domain/hiring/application-form/field.ts';
import { defaultForm, formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';
import { questionnaireForm } from '../../../support/hiring/questionnaire-form.ts';
import {
  ownQuestionnaires,
  readQuestionnaires,
  type Questionnaire,
} from '../../../support/hiring/questionnaires.ts';
import { choices, makeForm, makeSources } from './draft-fixture.ts';

/** A complete turn with the offline writer. */
function turn(form: readonly ApplicationField[], sources: Sources, earlier: SessionAnswers = {}) {
  const standing = standingAnswers(form, earlier, sources);
  const fields = openFields(form, standing);
  const { answers } = draftAnswers.offline({ fields, sources });
  return finishDraft(form, { ...standing, ...acceptClaims(fields, answers, sources) });
}

const byUser = (value: unknown): SessionAnswers[string] => ({
  value,
  source: 'user',
  evidence: [{ from: 'user', path: null, quote: String(value) }],
});

describe('a turn', () => {
  const form = makeForm(
    { key: 'name', label: 'Name', required: true },
    { key: 'about', label: 'Tell us about yourself', type: 'textarea' },
    { key: 'shifts', label: 'Will you work nights?', type: 'boolean', required: true },
    {
      key: 'how_often',
      label: 'How often?',
      required: true,
      depends_on: { key: 'shifts', value: true },
    },
    { key: 'motto', label: 'Your motto' },
    { key: 'gender', label: 'Gender', category: 'eeo', required: true },
    { key: 'privacy', label: 'I agree', type: 'consent', required: true },
    { key: 'inside', label: 'Rating', visibility: 'internal', required: true },
  );
  const sources = makeSources();

  it('answers grounded questions, asks required ones, skips the rest, EEO and consent', () => {
    const { answers, questions, withheld } = turn(form, sources);
    expect(Object.keys(answers).sort()).toEqual(['about', 'name']);
    expect(questions.map(({ key }) => key)).toEqual(['shifts']);
    expect(withheld).toEqual(['gender', 'privacy']);
  });

  it('asks a question in the next turn that an answer has made visible', () => {
    const { questions } = turn(form, sources, { shifts: byUser(true) });
    expect(questions.map(({ key }) => key)).toEqual(['how_often']);
  });

  it('is complete once everything required is there', () => {
    const { answers, questions } = turn(form, sources, { shifts: byUser(false) });
    expect(questions).toEqual([]);
    expect(answers['shifts']).toEqual(byUser(false));
  });

  it("prefers the user's answers over profile and model", () => {
    const { answers } = turn(form, sources, { name: byUser('Mara L.'), about: byUser(null) });
    expect(answers['name']?.value).toBe('Mara L.');
    expect(answers['about']?.value).toBeNull();
    expect(formAnswers(form, answers)).toEqual({ name: 'Mara L.' });
  });

  it('drops drafts without evidence, and answers that the form no longer accepts', () => {
    const earlier: SessionAnswers = {
      motto: {
        value: 'Brass',
        source: 'model',
        evidence: [{ from: 'resume', path: null, quote: 'Brass' }],
      },
      how_often: byUser('Daily'),
      gone: byUser('x'),
    };
    expect(turn(form, sources, earlier).answers).toHaveProperty('motto');
    const { answers } = turn(form, makeSources({ resume: null }), earlier);
    expect(Object.keys(answers)).toEqual(['name']);
  });

  it('drops a draft whose quote exists but does not support it', () => {
    const about = {
      value: 'I kept harbour clocks running for 9 years.',
      source: 'model' as const,
      evidence: [{ from: 'resume' as const, path: null, quote: 'Harbour Clockworks' }],
    };
    expect(standingAnswers(form, { about }, sources)).toMatchObject({ about });
    const { basics, ...others } = sources.resume ?? {};
    const shorter = { ...others, basics: { ...basics, summary: 'I keep harbour clocks running.' } };
    expect(standingAnswers(form, { about }, makeSources({ resume: shorter }))).not.toHaveProperty(
      'about',
    );
  });

  it('asks one question of a group of alternatives', () => {
    const either = makeForm(
      { key: 'letter', label: 'Letter', type: 'file', required: true, any_of: 'letter' },
      { key: 'letter_text', label: 'Letter', type: 'textarea', required: true, any_of: 'letter' },
    );
    expect(turn(either, sources).questions.map(({ key }) => key)).toEqual(['letter']);
    expect(turn(either, sources, { letter_text: byUser('Dear all') }).questions).toEqual([]);
  });

  it('fills the default form without a question', () => {
    const { answers, questions } = turn(defaultForm, sources);
    expect(questions).toEqual([]);
    expect(Object.keys(answers).sort()).toEqual(['email', 'linkedin', 'name', 'phone', 'resume']);
  });

  it('chooses an option that the résumé names in the same words', () => {
    const tools = { label: 'Which do you know?', type: 'multi_select', required: true };
    const { answers } = turn(
      makeForm({ ...tools, options: choices('Brass', 'Lathe', 'Glass') }),
      sources,
    );
    expect(answers['f1']?.value).toEqual(['v1', 'v2']);
  });

  it.each([
    'Which of these do you have no experience with?',
    'Which of these have you never used?',
    'Which of these haven’t you used?',
    'Which material do you dislike most?',
    'In which material do you NOT want to work?',
    'Which of these do you hold a certification in?',
    'Which material would you like to learn?',
    'Favourite material',
    'Womit arbeiten Sie am liebsten?',
    'Quel matériau préférez-vous ?',
    '¿Qué material le gusta más?',
  ])('asks when the name of a skill is not enough: %s', (label) => {
    for (const type of ['single_select', 'multi_select']) {
      const field = { label, type, required: true, options: choices('Brass', 'Glass') };
      const { answers, questions } = turn(makeForm(field), sources);
      expect([answers, questions.length]).toEqual([{}, 1]);
    }
  });

  it('asks what a choice is about when its description says so', () => {
    const field = { label: 'Tools', description: 'Tick those that you have never used.' };
    const options = choices('Lathe', 'Saw');
    const form = makeForm({ ...field, type: 'multi_select', required: true, options });
    expect(turn(form, sources).questions).toHaveLength(1);
  });

  it('accepts a certificate for a certification, and no skill', () => {
    const resume = { ...sources.resume, certificates: [{ name: 'Lathe Safety' }] };
    const field = { label: 'Which of these certifications do you hold?', type: 'multi_select' };
    const form = makeForm({ ...field, options: choices('Brass', 'Lathe Safety') });
    expect(turn(form, makeSources({ resume })).answers['f1']?.value).toEqual(['v2']);
  });

  it('drops an earlier choice that claims more than its quote', () => {
    const options = choices('Brass', 'Lathe');
    const form = makeForm({ label: 'Favourite tool', type: 'single_select', options });
    const evidence = [{ from: 'resume' as const, path: null, quote: 'Brass' }];
    const earlier: SessionAnswers = { f1: { value: 'v1', source: 'model', evidence } };
    const user = ['My favourite tool is the lathe.'];
    expect(standingAnswers(form, earlier, makeSources({ user }))).toEqual({});
  });
});

describe('questionnaires with the offline writer', () => {
  const real = readQuestionnaires();

  it('have every field answered with evidence or asked, and no drafted facts', () => {
    const { asked, facts } = judge(ownQuestionnaires);
    expect(asked).toBeGreaterThan(5);
    expect(facts).toBeGreaterThan(0);
  });

  (real === null ? it.skip : it)('the real ones too', () => {
    const { asked, facts } = judge(real ?? []);
    expect(asked).toBeGreaterThan(2_000);
    expect(facts).toBeGreaterThan(200);
  });

  function judge(questionnaires: readonly Questionnaire[]): { asked: number; facts: number } {
    const sources = makeSources();
    let asked = 0;
    let facts = 0;
    for (const { name, text } of questionnaires) {
      const form = formSchema.parse(questionnaireForm(text));
      const { answers, questions } = turn(form, sources);
      const open = new Set(questions.map(({ key }) => key));
      for (const field of form) {
        const answer = answers[field.key];
        expect([name, field.key, open.has(field.key)]).toEqual([
          name,
          field.key,
          answer === undefined,
        ]);
        if (answer !== undefined) expect(isProven(sources, answer.evidence)).toBe(true);
        if (treatmentOf(field) === 'fact') {
          facts += 1;
          expect(answer).toBeUndefined();
        }
      }
      const given = Object.fromEntries(
        form.map(({ key, type, options }) => {
          const [first] = options;
          if (first === undefined) return [key, byUser('Ten years of it.')];
          return [key, byUser(type === 'multi_select' ? [first.value] : first.value)];
        }),
      );
      const complete = turn(form, sources, given);
      expect(complete.questions).toEqual([]);
      expect(
        validateAnswers(form, { answers: formAnswers(form, complete.answers) }).problems,
      ).toEqual([]);
      asked += questions.length;
    }
    return { asked, facts };
  }
});
