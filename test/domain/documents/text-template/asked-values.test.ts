import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  askedValues,
  type AskedValues,
} from '../../../../domain/documents/text-template/asked-values.ts';
import { parseBlocks } from '../../../../domain/documents/text-template/blocks.ts';
import { fillBlocks } from '../../../../domain/documents/text-template/fill.ts';
import {
  valuesInput,
  type TemplateValues,
} from '../../../../domain/documents/text-template/values.ts';

/** Asked values as text: lists with their entries in brackets, `?` after those that are outside too. */
function shown({ fields, lists }: AskedValues): string {
  const mark = ({ isOutsideToo }: { isOutsideToo: boolean }) => (isOutsideToo ? '?' : '');
  return [
    ...fields.map((field) => field.path + mark(field)),
    ...lists.map((list) => `${list.path}${mark(list)}[${shown(list.entries)}]`),
  ].join(' ');
}

/** Two entries for each list, and a text for each field without a value around it. */
function answers({ fields, lists }: AskedValues): TemplateValues {
  return Object.fromEntries([
    ...fields.filter(({ isOutsideToo }) => !isOutsideToo).map(({ path }) => [path, 'x']),
    ...lists.map(({ path, entries }) => [path, [answers(entries), answers(entries)]]),
  ]) as TemplateValues;
}

/** Promise: a form asks for each value that a template needs, in the place where it is looked up. */
describe('the values that a template names', () => {
  it.each([
    ['{{a}} {{b.c}} {{a}}', 'a b.c'],
    ['{{#a}}{{x}}{{/a}} {{#b}}{{y}}{{/b}}', 'a[x] b[y]'],
    ['{{#a}}\n{{x}}\n{{#b}}\n{{y}}\n{{#c}}{{z}}{{/c}}\n{{/b}}\n{{/a}}', 'a[x b[y c[z]]]'],
    ['{{#a}}{{x}}{{/a}}\n\n{{#a}}{{y}}{{/a}}{{^a}}{{z}}{{/a}}', 'z a[x y]'],
    ['{{^a}}none{{/a}}', 'a[]'],
    ['{{#a}}text{{/a}}', 'a[]'],
    ['{{x}} {{#a}}{{x}} {{y}}{{/a}}', 'x a[x? y]'],
    ['{{#a}}{{#b}}{{x}}{{/b}}{{/a}}{{#b}}{{x}}{{/b}}', 'a[b?[x]] b[x]'],
    ['\\{{a}} text', ''],
  ])('%j asks for %j', (body, expected) => {
    expect(shown(askedValues(parseBlocks(body)))).toBe(expected);
  });

  it('known values are outside of every entry', () => {
    const asked = askedValues(parseBlocks('{{#a}}{{today}}{{/a}}'), new Set(['today']));
    expect(shown(asked)).toBe('a[today?]');
  });

  it('with the values that it asks for, any template is filled', () => {
    const name = fc.constantFrom('a', 'b', 'c.d', 'e');
    const list = fc.constantFrom('k', 'l', 'm.n');
    const template = (depth: number): fc.Arbitrary<string> => {
      const field = name.map((path) => `{{${path}}}`);
      if (depth === 0) return field;
      const section = fc
        .tuple(list, fc.constantFrom('#', '^'), fc.array(template(depth - 1), { maxLength: 3 }))
        .map(([path, kind, inner]) => `{{${kind}${path}}}${inner.join(' ')}{{/${path}}}`);
      return fc.oneof(field, section);
    };
    const body = fc.array(template(3), { minLength: 1, maxLength: 4 }).map((all) => all.join(' '));
    fc.assert(
      fc.property(body, (text) => {
        const blocks = parseBlocks(text);
        const values = valuesInput.parse(answers(askedValues(blocks)));
        expect(fillBlocks(blocks, values)).toHaveProperty('blocks');
      }),
    );
  });
});
