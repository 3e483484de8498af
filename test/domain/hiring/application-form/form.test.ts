import { describe, expect, it, test } from '@jest/globals';
import fc from 'fast-check';
import { personFields } from '../../../../domain/hiring/application-form/field-types.ts';
import {
  defaultForm,
  formSchema,
  knockedOutBy,
  publishedFieldSchema,
  publishedForm,
  splitAnswers,
} from '../../../../domain/hiring/application-form/form.ts';

const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

/** Paths of the problems of a form. */
function faultsOf(fields: unknown): string[] {
  const parsed = formSchema.safeParse(fields);
  return (parsed.error?.issues ?? []).map(({ path }) => path.join('.'));
}

const text = (key: string, more: object = {}) => ({ key, label: key, type: 'text', ...more });

describe('a form (decision 0013)', () => {
  it('accepts minimal fields and adds the defaults', () => {
    expect(
      formSchema.parse([{ key: 'why', label: 'Why us?', type: 'textarea', required: true }]),
    ).toEqual([
      {
        key: 'why',
        label: 'Why us?',
        description: null,
        type: 'textarea',
        required: true,
        position: 0,
        section: null,
        category: 'custom',
        visibility: 'applicant',
        options: [],
        constraints: null,
        any_of: null,
        depends_on: null,
        semantic: null,
      },
    ]);
  });

  it('is sorted by position and renumbered', () => {
    const form = formSchema.parse([
      text('c', { position: 9 }),
      text('a', { position: 0 }),
      text('b'),
    ]);
    expect(form.map(({ key, position }) => [key, position])).toEqual([
      ['a', 0],
      ['b', 1],
      ['c', 2],
    ]);
  });

  it.each<[string, unknown[], string[]]>([
    ['a key twice', [text('a'), text('b'), text('a')], ['2.key']],
    ['a key of an object', [text('constructor')], ['0.key']],
    ['a key with a dot', [text('a.b')], ['0.key']],
    ['a key with a dollar', [text('$where')], ['0.key']],
    ['an unknown member', [text('a', { colour: 'red' })], ['0']],
    [
      'a scale above 10',
      [text('a', { type: 'score', constraints: { max: 11 } })],
      ['0.constraints.max'],
    ],
    [
      'a scale of halves',
      [text('a', { type: 'score', constraints: { min: 0.5 } })],
      ['0.constraints.min'],
    ],
    [
      'a scale of one step',
      [text('a', { type: 'score', constraints: { min: 4 } })],
      ['0.constraints.max'],
    ],
    ['an unknown kind', [text('a', { type: 'poem' })], ['0.type']],
    ['a choice without options', [text('a', { type: 'single_select' })], ['0.options']],
    ['options without a choice', [text('a', { options: yesNo })], ['0.options']],
    [
      'an option twice',
      [text('a', { type: 'single_select', options: [...yesNo, yesNo[0]] })],
      ['0.options.2.value'],
    ],
    ['a name that is not a text', [text('name', { type: 'number' })], ['0.type']],
    ['an e-mail field of another type', [text('email')], ['0.type']],
    [
      'a knock-out on a file',
      [text('a', { type: 'file', knockout: { op: 'equals', value: 1 } })],
      ['0.knockout'],
    ],
    [
      'a list for equals',
      [text('a', { knockout: { op: 'equals', value: ['x'] } })],
      ['0.knockout.value'],
    ],
    ['one value for in', [text('a', { knockout: { op: 'in', value: 'x' } })], ['0.knockout.value']],
    [
      'a knock-out by an unknown option',
      [
        text('a', {
          type: 'single_select',
          options: yesNo,
          knockout: { op: 'equals', value: 'maybe' },
        }),
      ],
      ['0.knockout.value'],
    ],
    [
      'a dependency on nothing',
      [text('a', { depends_on: { key: 'b', value: 'x' } })],
      ['0.depends_on.key'],
    ],
    [
      'a dependency on itself',
      [text('a', { depends_on: { key: 'a', value: 'x' } })],
      ['0.depends_on.key'],
    ],
    ...['eeo', 'demographic'].flatMap((category): [string, unknown[], string[]][] => [
      [
        `a knock-out on the category ${category}`,
        [text('a', { category, knockout: { op: 'equals', value: 'x' } })],
        ['0.knockout'],
      ],
      ...Object.entries(personFields).map(([key, type]): [string, unknown[], string[]] => [
        `${key} in the category ${category}`,
        [text(key, { type, category })],
        ['0.category'],
      ]),
      [`a file of the category ${category}`, [text('a', { category, type: 'file' })], ['0.type']],
      [
        `a question that follows from one of the category ${category}`,
        [text('a', { category }), text('b', { depends_on: { key: 'a', value: 'x' } })],
        ['1.depends_on.key'],
      ],
    ]),
    [
      'dependencies in a circle',
      [
        text('a', { depends_on: { key: 'b', value: 'x' } }),
        text('b', { depends_on: { key: 'a', value: 'x' } }),
      ],
      ['0.depends_on.key', '1.depends_on.key'],
    ],
    [
      'an invalid pattern',
      [text('a', { constraints: { pattern: '(' } })],
      ['0.constraints.pattern'],
    ],
    [
      'a look-behind',
      [text('a', { constraints: { pattern: '(?<=a)b' } })],
      ['0.constraints.pattern'],
    ],
    [
      'a pattern of a thousand steps',
      [text('a', { constraints: { pattern: '(a{1,100}){1,10}b' } })],
      ['0.constraints.pattern'],
    ],
    [
      'a pattern on a number',
      [text('a', { type: 'number', constraints: { pattern: '1' } })],
      ['0.constraints.pattern'],
    ],
    ['an answer that none can be', [text('a', { type: 'info', required: true })], ['0.required']],
    [
      'bounds without a value between them',
      [
        text('a', { type: 'number', constraints: { min: 2, max: 1 } }),
        text('b', { constraints: { min_length: 2, max_length: 1 } }),
      ],
      ['0.constraints.min', '1.constraints.min_length'],
    ],
    ...(
      [
        ['number', { max_length: 5 }, 'max_length'],
        ['multi_select', { min: 1 }, 'min'],
        ['date', { max: 5 }, 'max'],
        ['currency', { min_length: 5 }, 'min_length'],
        ['text', { max_files: 2 }, 'max_files'],
        ['textarea', { min: 5 }, 'min'],
        ['boolean', { max_bytes: 5 }, 'max_bytes'],
        ['rich_text', { accept: ['.pdf'] }, 'accept'],
        ['file', { max: 5 }, 'max'],
      ] as const
    ).map(([type, constraints, member]): [string, unknown[], string[]] => [
      `${member} on the type ${type}`,
      [text('a', { type, constraints, ...(type === 'multi_select' && { options: yesNo }) })],
      [`0.constraints.${member}`],
    ]),
    ['501 fields', Array.from({ length: 501 }, (_, index) => text(`f${index}`)), ['']],
  ])('is refused with %s', (_name, fields, paths) => {
    expect(faultsOf(fields)).toEqual(paths);
  });

  it('accepts questions that are stored separately and depend on each other or on others', () => {
    const fields = [
      text('a', { category: 'eeo', knockout: null }),
      text('b', { category: 'demographic', depends_on: { key: 'a', value: 'x' } }),
      text('c'),
      text('d', { category: 'eeo', depends_on: { key: 'c', value: 'x' } }),
    ];
    expect(faultsOf(fields)).toEqual([]);
  });

  it('can be sent back as stored without a change', () => {
    expect(formSchema.parse(defaultForm)).toEqual(defaultForm);
  });
});

describe('the bounds of a score', () => {
  it.each([
    [{ min: 0, max: 10 }, []],
    [{ min: -1, max: 11 }, ['0.constraints.min', '0.constraints.max']],
    [{ max: 2.5 }, ['0.constraints.max']],
    [{ min: 1, max: 4 }, []],
    [{ min: 2 }, []],
  ])('%j lie on its scale', (constraints, faults) => {
    expect(faultsOf([text('mark', { type: 'score', constraints })])).toEqual(faults);
  });
});

const years = ['0', '2', '10', 'more'].map((value) => ({ value, label: value }));

describe('a rule must be satisfiable by an answer', () => {
  const choice = { options: years };
  const dates = { options: [{ value: '2027-01-01', label: 'January' }] };

  it.each<[string, string, unknown, string, object?]>([
    ['number', 'equals', 'abc', 'must be a number'],
    ['number', 'equals', '5', 'must be a number'],
    ['number', 'at_least', 'abc', 'must be a number or a date'],
    ['number', 'at_least', '2027-01-01', 'must be a number'],
    ['score', 'in', [1, 'two'], 'must be a number on the scale of the score'],
    ['score', 'equals', 5, 'must be a number on the scale of the score'],
    ['compensation_range', 'at_least', '2027-01-01', 'must be a number'],
    ['date', 'at_least', 2027, 'must be a date as YYYY-MM-DD'],
    ['date', 'equals', 'tomorrow', 'must be a date as YYYY-MM-DD'],
    ['boolean', 'equals', 'no', 'must be true or false'],
    ['boolean', 'at_least', 1, 'at_least does not go with the type boolean'],
    ['consent', 'not_equals', 1, 'must be true or false'],
    ['text', 'equals', 5, 'must be a text'],
    ['text', 'at_least', 'b', 'must be a number or a date'],
    ['email', 'at_most', 5, 'at_most does not go with the type email'],
    ['single_select', 'equals', 2, 'must be the value of an option', choice],
    [
      'single_select',
      'at_most',
      '2027-01-01',
      'has no option that it could be compared with',
      choice,
    ],
    [
      'multi_select',
      'at_most',
      2,
      'has no option that it could be compared with',
      { options: yesNo },
    ],
    ['single_select', 'at_most', 2, 'has no option that it could be compared with', dates],
  ])('%s %s %j: %s', (...[type, op, value, message, more]) => {
    const rule = { op, value };
    const path = (op === 'at_least' && type === 'boolean') || type === 'email' ? 'op' : 'value';
    const asked = { key: 'a', label: 'A', type, ...more };
    const told = (fields: object[]) =>
      (formSchema.safeParse(fields).error?.issues ?? []).map((issue) => [
        issue.path.join('.'),
        issue.message,
      ]);
    expect(told([{ ...asked, knockout: rule }])).toEqual([[`0.knockout.${path}`, message]]);
    expect(told([asked, text('b', { depends_on: { key: 'a', ...rule } })])).toEqual([
      [`1.depends_on.${path}`, message],
    ]);
  });

  it.each<[string, string, unknown, object?]>([
    ['number', 'equals', 5],
    ['number', 'at_most', '5'],
    ['number_range', 'at_least', 5],
    ['currency', 'not_in', [5, 6]],
    ['score', 'equals', 10, { constraints: { min: 0, max: 10 } }],
    ['date', 'at_least', '2027-01-01'],
    ['boolean', 'in', [true]],
    ['text', 'equals', '5'],
    ['text', 'at_least', 5],
    ['phone', 'equals', '+49301234567'],
    ['single_select', 'at_most', 2, choice],
    ['single_select', 'at_most', '3', choice],
    ['multi_select', 'not_in', ['0'], choice],
    ['single_select', 'at_least', '2026-06-01', dates],
  ])('%s %s %j is accepted', (...[type, op, value, more]) => {
    expect(faultsOf([text('a', { type, ...more, knockout: { op, value } })])).toEqual([]);
  });
});

describe('the form for applicants', () => {
  const form = formSchema.parse([
    text('permit', { type: 'boolean', knockout: { op: 'equals', value: false } }),
    text('rating', { visibility: 'internal' }),
    text('gender', { category: 'eeo' }),
    text('years', { type: 'number', knockout: { op: 'at_most', value: 1 } }),
  ]);

  it('has no knock-out rules and no internal questions', () => {
    const published = publishedForm(form);
    expect(published.map(({ key }) => key)).toEqual(['permit', 'gender', 'years']);
    expect(JSON.stringify(published)).not.toContain('knockout');
    for (const field of published) expect(publishedFieldSchema.parse(field)).toEqual(field);
  });

  it('names rejecting answers in form order', () => {
    expect(knockedOutBy(form, { years: 1, permit: false })).toEqual(['permit', 'years']);
    expect(knockedOutBy(form, { years: 2, permit: true })).toEqual([]);
    expect(knockedOutBy(form, {})).toEqual([]);
  });

  test('separates EEO and demographic answers, without loss or repeats', () => {
    const category = fc.constantFrom('standard', 'custom', 'eeo', 'demographic', 'consent');
    fc.assert(
      fc.property(fc.array(category, { maxLength: 20 }), (categories) => {
        const fields = formSchema.parse(
          categories.map((one, index) => text(`q${index}`, { category: one })),
        );
        const given = Object.fromEntries(fields.map(({ key, category: of }) => [key, of]));
        const { answers, eeoAnswers } = splitAnswers(fields, given);
        expect({ ...answers, ...eeoAnswers }).toEqual(given);
        expect(Object.values(eeoAnswers).every((of) => of === 'eeo' || of === 'demographic')).toBe(
          true,
        );
        expect(Object.values(answers)).not.toContain('eeo');
        expect(Object.values(answers)).not.toContain('demographic');
      }),
    );
  });
});
