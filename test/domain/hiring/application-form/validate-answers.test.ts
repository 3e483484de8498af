import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { defaultForm, formSchema } from '../../../../domain/hiring/application-form/form.ts';
import { validateAnswers } from '../../../../domain/hiring/application-form/validate-answers.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.com' };
const file = (bytes: number, filename = 'cv.pdf') => ({
  filename,
  content_base64: Buffer.alloc(bytes, 65).toString('base64'),
});
const options = [
  { value: 'red', label: 'Red' },
  { value: 'blue', label: 'Blue' },
  { value: 'other', label: 'Other', free_form: true },
];

/** The result of an answer to a form with one question. */
function judge(type: string, answer: unknown, more: object = {}): unknown {
  const isChoice = type.endsWith('_select');
  const form = formSchema.parse([
    { key: 'q', label: 'Q', type, ...(isChoice && { options }), ...more },
  ]);
  const { answers, problems } = validateAnswers(form, { answers: { q: answer } });
  return problems.length === 0
    ? answers['q']
    : problems.map(({ path, message }) => `${path} ${message}`);
}

describe('accepted answers', () => {
  it.each<[string, unknown, unknown, object?]>([
    ['text', '  Bee\tkeeper ', 'Bee keeper'],
    ['textarea', 'One\r\ntwo\u0007 ', 'One\ntwo'],
    ['email', ' Ada@Example.com ', 'Ada@example.com'],
    ['phone', '+49 (30) 123 45 67', '+49301234567'],
    ['url', 'https://Bees.example/a b', 'https://bees.example/a%20b'],
    ['number', 0, 0],
    ['number', -2.5, -2.5, { constraints: { min: -3, max: 0 } }],
    ['number_range', { min: 1, max: 2 }, { min: 1, max: 2 }],
    ['currency', { amount: 5, currency: 'EUR' }, { amount: 5, currency: 'EUR' }],
    ['date', '2028-02-29', '2028-02-29'],
    ['boolean', false, false],
    ['score', 0, 0, { constraints: { min: 0 } }],
    ['single_select', 'red', 'red'],
    ['single_select', { value: 'other', text: ' Green ' }, { value: 'other', text: 'Green' }],
    ['multi_select', ['blue', 'red'], ['blue', 'red']],
    ['file', file(3), [file(3)]],
    ['file', [file(3), file(4)], [file(3), file(4)], { constraints: { max_files: 2 } }],
    ['location', { text: 'Berlin' }, { text: 'Berlin', lat: null, lng: null, country: null }],
    ['consent', true, true, { required: true }],
    ['consent', false, false],
    ['hidden', 'campaign-7', 'campaign-7'],
    [
      'rich_text',
      { type: 'html', value: '<b onclick=x>hi</b>' },
      { type: 'html', value: '<b>hi</b>' },
    ],
    [
      'education_history',
      [{ school: 'Bee School', end_date: '2020-06' }],
      [{ school: 'Bee School', degree: null, field: null, start_date: null, end_date: '2020-06' }],
    ],
    [
      'rich_text',
      { type: 'html', value: '<p class="x">abc</p>' },
      { type: 'html', value: '<p>abc</p>' },
      { constraints: { min_length: 3, max_length: 3 } },
    ],
    ['number_range', { min: 3, max: 4 }, { min: 3, max: 4 }, { constraints: { min: 3, max: 4 } }],
    ['text', 'AB-1234', 'AB-1234', { constraints: { pattern: '[A-Z]{2}-[0-9]{4}' } }],
  ])('%s %j', (...[type, answer, kept, more]) => {
    expect(judge(type, answer, more)).toEqual(kept);
  });
});

describe('refused answers', () => {
  it.each<[string, unknown, string, object?]>([
    ['text', 5, 'must be a text'],
    ['text', { $gt: '' }, 'must be a text'],
    ['text', 'a\0b', 'is not well-formed text'],
    ['text', 'a\ud800b', 'is not well-formed text'],
    ['text', '\u0001', 'must have visible characters'],
    ['text', '\u200b', 'must have visible characters'],
    ['textarea', '\u0007\n\u0007', 'must have visible characters'],
    ['textarea', '\u200b\n\u200b', 'must have visible characters'],
    ['rich_text', { type: 'markdown', value: '\u200b' }, 'must have visible characters'],
    ['rich_text', { type: 'html', value: '<script>x</script>' }, 'must have visible characters'],
    ['rich_text', { type: 'html', value: '<p> <br>&nbsp;</p>' }, 'must have visible characters'],
    [
      'rich_text',
      { type: 'html', value: `${'<b>'.repeat(501)}x` },
      'value must not nest elements deeper than 500',
    ],
    [
      'rich_text',
      { type: 'html', value: '<em>ab</em>' },
      'must be at least 3 characters',
      { constraints: { min_length: 3 } },
    ],
    [
      'rich_text',
      { type: 'text', value: 'abcd' },
      'must be at most 3 characters',
      { constraints: { max_length: 3 } },
    ],
    ['text', 'x'.repeat(1_001), 'must be at most 1000 characters'],
    ['text', 'ab', 'must be at least 3 characters', { constraints: { min_length: 3 } }],
    [
      'text',
      'ab-1',
      'does not match the pattern',
      { constraints: { pattern: '[A-Z]{2}-[0-9]{4}' } },
    ],
    ['textarea', { $ne: null }, 'must be a text'],
    ['email', 'nobody', 'must be an e-mail address'],
    ['phone', 'call me', 'must be a phone number'],
    ['url', 'javascript:alert(1)', 'must be an http or https address without credentials'],
    ['number', '5', 'must be a number'],
    ['number', 11, 'must be at most 10', { constraints: { max: 10 } }],
    ['number', -4, 'must be at least -3', { constraints: { min: -3 } }],
    ['score', 11, 'must be a whole number from 0 to 10', { constraints: { min: 0, max: 10 } }],
    ['number_range', { min: 2, max: 4 }, 'min must be at least 3', { constraints: { min: 3 } }],
    ['number_range', { min: 2, max: 4 }, 'max must be at most 3', { constraints: { max: 3 } }],
    [
      'currency',
      { amount: 4, currency: 'EUR' },
      'amount must be at most 3',
      { constraints: { max: 3 } },
    ],
    [
      'compensation_range',
      { min: 2, max: 4, currency: 'EUR', period: 'hour' },
      'min must be at least 3',
      { constraints: { min: 3, max: 3 } },
    ],
    ['number_range', { min: 3, max: 2 }, 'must have a min that is not above max'],
    ['currency', { amount: 5, currency: 'euro' }, 'currency must be an ISO 4217 code, such as USD'],
    ['date', '2027-02-29', 'must be a date as YYYY-MM-DD'],
    ['boolean', 'true', 'must be true or false'],
    ['consent', false, 'must be given', { required: true }],
    ['score', 5, 'must be a whole number from 1 to 4'],
    ['single_select', 'green', 'must be the value of an option: red, blue, other'],
    ['single_select', ['red'], 'must be the value of an option: red, blue, other'],
    [
      'single_select',
      { value: 'red', text: 'x' },
      'must be the value of an option: red, blue, other',
    ],
    ['single_select', { $in: ['red'] }, 'must be the value of an option: red, blue, other'],
    ['multi_select', 'red', 'must be a list, each the value of an option: red, blue, other'],
    ['multi_select', ['red', 'red'], 'must not name an option twice'],
    [
      'multi_select',
      ['red', { $gt: '' }],
      'must be a list, each the value of an option: red, blue, other',
    ],
    ['file', 'cv.pdf', 'must be { filename, content_base64 }'],
    ['file', { filename: 'cv.pdf', content_base64: '?' }, 'must have its content in base64'],
    ['file', { filename: 'cv.pdf', content_base64: '' }, 'must not be an empty file'],
    [
      'file',
      { filename: ' ', content_base64: 'QUFB' },
      'must have a file name of 1 to 255 characters',
    ],
    ['file', file(6), 'must be at most 5 bytes', { constraints: { max_bytes: 5 } }],
    ['file', [file(1), file(1)], 'must be at most 1 file'],
    ['location', { text: '\u200b' }, 'text must not be empty'],
    ['info', 'hello', 'takes no answer'],
  ])('%s %j', (...[type, answer, message, more]) => {
    expect(judge(type, answer, more)).toEqual([`answers.q ${message}`]);
  });

  it('lists the first options when a list is long', () => {
    const many = Array.from({ length: 500 }, (_, i) => ({ value: `option-${i}`, label: 'x' }));
    const [told] = judge('single_select', 'red', { options: many }) as string[];
    expect(told).toMatch(/option: option-0, option-1, .* and 4\d\d more$/);
    expect(told?.length).toBeLessThan(400);
  });

  it('accepts a file of exactly 5 MiB, and refuses one byte more', () => {
    const limit = 5 * 1024 * 1024;
    expect(judge('file', file(limit))).toEqual([file(limit)]);
    expect(judge('file', file(limit + 1))).toEqual([`answers.q must be at most ${limit} bytes`]);
  });
});

describe('an application', () => {
  it('reports all problems at once', () => {
    const { problems } = validateAnswers(defaultForm, {
      email: 'nobody',
      phone: 'none',
      answers: { linkedin: 'ftp://x', hobby: 'bees', resume: 'cv.pdf' },
    });
    expect(problems.map(({ path }) => path)).toEqual([
      'name',
      'email',
      'phone',
      'answers.resume',
      'answers.linkedin',
      'answers.hobby',
    ]);
  });

  it('requires name and e-mail with the default form, and other members with another', () => {
    expect(validateAnswers(defaultForm, {}).problems.map(({ path }) => path)).toEqual([
      'name',
      'email',
    ]);
    const form = formSchema.parse([
      { key: 'phone', label: 'Phone', type: 'phone', required: true },
    ]);
    expect(validateAnswers(form, {}).problems).toEqual([{ path: 'phone', message: 'is required' }]);
    expect(validateAnswers(form, { ...person, phone: '+4930123456' })).toEqual({
      answers: { ...person, phone: '+4930123456' },
      problems: [],
    });
  });

  it('accepts name, e-mail and phone among the answers, but not twice', () => {
    expect(validateAnswers(defaultForm, { answers: person })).toEqual({
      answers: person,
      problems: [],
    });
    expect(
      validateAnswers(defaultForm, { ...person, answers: { name: 'Ada Lovelace' } }).problems,
    ).toEqual([]);
    expect(validateAnswers(defaultForm, { ...person, answers: { name: 'Eve' } }).problems).toEqual([
      { path: 'name', message: 'is given twice, each time differently' },
    ]);
  });

  it('accepts omitted optional answers', () => {
    const answers = { phone: '', resume: null, cover_letter: '  ', linkedin: [] };
    expect(validateAnswers(defaultForm, { ...person, answers })).toEqual({
      answers: person,
      problems: [],
    });
  });

  it('counts an empty rich text as no answer', () => {
    const about = { key: 'about', label: 'About', type: 'rich_text' };
    const answers = { about: { type: 'text', value: ' ' } };
    expect(validateAnswers(formSchema.parse([about]), { answers })).toEqual({
      answers: {},
      problems: [],
    });
    const form = formSchema.parse([{ ...about, required: true }]);
    expect(validateAnswers(form, { answers }).problems).toEqual([
      { path: 'answers.about', message: 'is required' },
    ]);
  });

  it('does not require internal questions', () => {
    const form = formSchema.parse([
      { key: 'rating', label: 'Rating', type: 'score', required: true, visibility: 'internal' },
    ]);
    expect(validateAnswers(form, person).problems).toEqual([]);
    expect(validateAnswers(form, { ...person, answers: { rating: 4 } }).problems).toEqual([
      { path: 'answers.rating', message: 'is not a field of this form' },
    ]);
  });

  it('requires one of a group of alternatives', () => {
    const form = formSchema.parse([
      { key: 'resume', label: 'File', type: 'file', required: true, any_of: 'resume' },
      { key: 'resume_text', label: 'Text', type: 'textarea', any_of: 'resume' },
    ]);
    expect(validateAnswers(form, { answers: { resume_text: 'Bees.' } }).problems).toEqual([]);
    expect(validateAnswers(form, { answers: { resume: file(3) } }).problems).toEqual([]);
    expect(validateAnswers(form, {}).problems).toEqual([
      { path: 'answers.resume', message: 'is required, or instead resume_text' },
    ]);
  });
});

describe('for any input', () => {
  it('names of built-in members are unknown keys and reach no prototype', () => {
    const answers = JSON.parse(
      '{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}, "toString": "x"}',
    ) as Record<string, unknown>;
    const { answers: kept, problems } = validateAnswers(defaultForm, { ...person, answers });
    expect(problems.map(({ path }) => path)).toEqual([
      'answers.__proto__',
      'answers.constructor',
      'answers.toString',
    ]);
    expect(kept).toEqual(person);
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
  });

  it('10,000 unknown answers are refused quickly', () => {
    const answers = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 'x']),
    );
    const start = performance.now();
    const { problems } = validateAnswers(defaultForm, { ...person, answers });
    expect(performance.now() - start).toBeLessThan(30_000);
    expect(problems).toHaveLength(10_000);
    expect(problems.at(-1)).toEqual({
      path: 'answers.k9999',
      message: 'is not a field of this form',
    });
  });

  it('a pattern that would take a backtracking engine years is matched at once', () => {
    const constraints = { pattern: '(a+)+b' };
    const start = performance.now();
    expect(judge('text', 'a'.repeat(250), { constraints })).toEqual([
      'answers.q does not match the pattern',
    ]);
    expect(performance.now() - start).toBeLessThan(30_000);
  });

  test('no answer throws, and accepted answers are accepted again unchanged', () => {
    const types = ['text', 'email', 'url', 'number', 'date', 'boolean', 'location', 'rich_text'];
    const form = formSchema.parse([
      ...types.map((type) => ({ key: `q_${type}`, label: type, type })),
      ...['single_select', 'multi_select'].map((type) => ({
        key: `q_${type}`,
        label: type,
        type,
        options,
      })),
    ]);
    const likely = fc.constantFrom<unknown>('red', ['red'], true, 1, '2027-01-01', { text: 'x' });
    const given = fc.dictionary(
      fc.constantFrom(...form.map(({ key }) => key), 'other'),
      fc.oneof(likely, fc.anything({ maxDepth: 3 }), fc.string({ unit: 'binary' })),
    );
    fc.assert(
      fc.property(given, (answers) => {
        const first = validateAnswers(form, { answers });
        const again = validateAnswers(form, { answers: first.answers });
        expect(again).toEqual({ answers: first.answers, problems: [] });
      }),
    );
  });
});

/** Promise: omitted answers come from the account's profile (decision 0014). */
describe('values on file for a person', () => {
  const asked = [
    { key: 'email', label: 'E-mail', type: 'email', required: true },
    { key: 'phone', label: 'Phone', type: 'phone', depends_on: { key: 'calls', value: true } },
    { key: 'calls', label: 'May we call?', type: 'boolean' },
    { key: 'cv', label: 'CV', type: 'file', required: true, constraints: { max_bytes: 4 } },
  ];
  const form = formSchema.parse(asked);
  const onFile = { ...person, phone: '+46707654321', cv: file(3), faith: 'none' };
  const withFile = (given: object, own: object = onFile) =>
    validateAnswers(form, given, own as Record<string, unknown>);

  it('replace omitted answers when the form asks for them', () => {
    expect(withFile({ answers: { calls: true } })).toEqual({
      answers: { ...person, phone: '+46707654321', calls: true, cv: [file(3)] },
      problems: [],
    });
    expect(withFile({}).answers).not.toHaveProperty('phone');
  });

  it('never add a phone number that applicants are not asked for, but a given one is accepted', () => {
    const phone = { key: 'phone', label: 'Phone', type: 'phone', visibility: 'internal' };
    for (const quiet of [[], [phone]]) {
      const fields = formSchema.parse(quiet);
      expect(validateAnswers(fields, {}, onFile)).toEqual({ answers: person, problems: [] });
      const given = { phone: '+49301234567' };
      expect(validateAnswers(fields, given, onFile).answers).toEqual({ ...person, ...given });
    }
  });

  it.each<[string, object, object]>([
    ['something else', { email: 'eda@example.com' }, { email: 'eda@example.com' }],
    ['the same in answers', { answers: { name: 'Eda' } }, { name: 'Eda' }],
  ])('do not replace %s', (_what, given, expected) => {
    expect(withFile(given)).toMatchObject({ answers: expected, problems: [] });
  });

  it.each<[string, object, string]>([
    ['an answer that is left empty', { answers: { email: null } }, 'email'],
    ['a wrong answer', { email: 'x' }, 'email'],
    ['an answer given twice', { name: 'A', answers: { name: 'B' } }, 'name'],
  ])('are not used for %s', (_what, given, path) => {
    expect(withFile(given).problems.map((problem) => problem.path)).toEqual([path]);
  });

  it.each([
    ['refused by the form', file(5)],
    ['missing', null],
  ])('count as omitted when %s', (_what, cv) => {
    const { problems } = withFile({}, { ...onFile, cv });
    expect(problems).toEqual([{ path: 'answers.cv', message: 'is required' }]);
  });
});
