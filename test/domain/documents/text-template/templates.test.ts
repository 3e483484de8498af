import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldsOf, parseBlocks } from '../../../../domain/documents/text-template/blocks.ts';
import { fillBlocks, LONGEST_FILLED } from '../../../../domain/documents/text-template/fill.ts';
import type { TemplateValues } from '../../../../domain/documents/text-template/values.ts';

const fill = (body: string, values: TemplateValues = {}) => fillBlocks(parseBlocks(body), values);

/** The blocks as `style: text`, bold in angle brackets. */
function shown(body: string, values: TemplateValues = {}): string[] {
  const filled = fill(body, values);
  if ('faults' in filled) throw new Error(JSON.stringify(filled.faults));
  return filled.blocks.map((block) => {
    if (block.kind === 'page_break') return 'page_break';
    const text = block.runs.map((run) => (run.bold ? `<${run.text}>` : run.text)).join('');
    return `${block.style}${block.number ?? ''}: ${text}`;
  });
}

function faultsOf(body: string, values: TemplateValues = {}): string[] {
  const filled = fill(body, values);
  return 'faults' in filled ? filled.faults.map(({ path, message }) => `${path} ${message}`) : [];
}

/** Promise: blocks first, values after; a value is only ever text (decision 0033). */
describe('a template', () => {
  it('has headings, lists, bold text, page breaks and paragraphs', () => {
    const body = '# Offer\n## Pay\n- a\n- **b**\n1. c\n7. d\n\none\ntwo\n\n---\n**x** y ** z';
    expect(shown(body)).toEqual([
      ...['title: Offer', 'heading: Pay', 'bullet: a', 'bullet: <b>', 'numbered1: c'],
      ...['numbered2: d', 'text: one\ntwo', 'page_break', 'text: <x> y ** z'],
    ]);
  });

  it('repeats sections by block and within a line, and counts repeated list items', () => {
    const body =
      '{{#items}}\n1. {{label}} {{who}}\n{{/items}}\n\n{{#items}}{{label}}, {{/items}}end\n{{^none}}\nnothing\n{{/none}}';
    const values = { items: [{ label: 'a' }, { label: 'b', who: 'own' }], none: [], who: 'all' };
    expect(shown(body, values)).toEqual([
      ...['numbered1: a all', 'numbered2: b own', 'text: a, b, end', 'text: nothing'],
    ]);
  });

  it('reads fields with dots from records, or as they are written', () => {
    const body = '{{a.b}} {{c.d}}';
    expect(shown(body, { a: { b: 1 }, 'c.d': true })).toEqual(['text: 1 true']);
  });

  it('prints a value that looks like a template as it is', () => {
    const odd = ['**x**', '# x', '- x', '1. x', '---', '{{title}}', '{{#items}}', '\\{{', '<b>'];
    for (const value of odd) {
      expect(shown('{{a}}', { a: value })).toEqual([`text: ${value}`]);
      expect(shown('- {{a}} {{a}}', { a: value })).toEqual([`bullet: ${value} ${value}`]);
    }
    expect(shown('Dear {{a}},', { a: 'x\n# y\n\n- z' })).toEqual(['text: Dear x\n# y\n\n- z,']);
  });

  it('prints any value as it is', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(text, (value) => {
        expect(shown('- {{a}}', { a: value })).toEqual([`bullet: ${value}`]);
      }),
    );
  });

  it('writes a literal {{ as \\{{', () => {
    expect(shown('\\{{name}} {{name}}', { name: 'x' })).toEqual(['text: {{name}} x']);
  });

  it.each([
    ['{{}}', 'fields and sections only'],
    ['{{{a}}}', 'fields and sections only'],
    ['{{&a}}', 'fields and sections only'],
    ['{{> a}}', 'fields and sections only'],
    ['{{=<% %>=}}', 'fields and sections only'],
    ['{{! a}}', 'fields and sections only'],
    ['{{a b}}', 'fields and sections only'],
    ['{{a..b}}', 'fields and sections only'],
    [`{{${'a'.repeat(101)}}}`, 'fields and sections only'],
    ['{{a', 'close its braces'],
    ['{{#a}}x', 'close the section a'],
    ['{{#a}}\nx', 'close the section a'],
    ['x{{/a}}', 'open the section a'],
    ['{{/a}}', 'open the section a'],
    ['{{#a}}{{#b}}{{/a}}{{/b}}', 'open the section a'],
    ['{{#a}}\n{{#b}}\n{{#c}}\n{{#d}}\nx\n{{/d}}\n{{/c}}\n{{/b}}\n{{/a}}', 'deeper than 3'],
    ['{{#a}}\n{{#b}}\n{{#c}}{{#d}}x{{/d}}{{/c}}\n{{/b}}\n{{/a}}', 'deeper than 3'],
    ['{{__proto__}}', 'not name the field __proto__'],
    ['{{a.constructor}}', 'not name the field a.constructor'],
    ['{{#toString}}x{{/toString}}', 'not name the field toString'],
  ])('%s is refused', (body, message) => {
    expect(() => parseBlocks(`fine\n\n${body}`)).toThrow(message);
  });

  it('names the line of a fault', () => {
    expect(() => parseBlocks('a\n\nb {{ c d }}')).toThrow('(line 3)');
  });

  it('names its fields, each once', () => {
    expect(fieldsOf(parseBlocks('{{a}} {{#l}}{{b}} {{a}}{{/l}}'))).toEqual(['a', 'l', 'b']);
  });

  it('tells every missing and unsuited value together', () => {
    const body = '{{a}} {{b}} {{n}} {{#l}}{{x}}{{/l}} {{#t}}y{{/t}} {{o}} {{e}}';
    const values = { l: [{ x: 1 }, {}], t: 'no list', o: { p: 1 }, n: null, e: '' };
    expect(faultsOf(body, values)).toEqual([
      'values.a is missing',
      'values.b is missing',
      'values.n is missing',
      'values.l.1.x is missing',
      'values.t must be a list: the template repeats a section for it',
      'values.o must be a text, a number or a boolean: the template prints it',
    ]);
    const many = Array.from({ length: 300 }, (_, index) => `{{k${index}}}`).join(' ');
    expect(faultsOf(many)).toHaveLength(100);
  });

  it('takes no value from the prototype of an object', () => {
    expect(faultsOf('{{valueOf2}} {{a.length}}', { a: 'text' })).toHaveLength(2);
  });

  it('has a bounded result, however its sections multiply', () => {
    const begun = performance.now();
    const list = Array.from({ length: 100 }, () => ({}));
    const body = `{{#a}}\n{{#b}}\n{{#c}}\n${'text '.repeat(1_000)}\n{{/c}}\n{{/b}}\n{{/a}}`;
    const [fault] = faultsOf(body, { a: list, b: list, c: list });
    expect(fault).toContain('at most 300,000 characters');
    const none = '{{#a}}\n{{#b}}\n{{#c}}\n{{/c}}\n{{/b}}\n{{/a}}';
    expect(faultsOf(none, { a: list, b: list, c: list })).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(30_000);
    expect(LONGEST_FILLED).toBe(300_000);
  });

  it('has a bounded number of lines and of changes of weight', () => {
    const tooMany = [expect.stringContaining('40,000 lines')];
    expect(faultsOf('{{x}}', { x: 'a\n'.repeat(40_001) })).toEqual(tooMany);
    expect(faultsOf('**a** b '.repeat(20_001))).toEqual(tooMany);
    expect(faultsOf('{{x}}', { x: 'a\n'.repeat(39_000) })).toEqual([]);
  });

  it.each(['{{', '**', '{{#a}}', '\\{{', '- ', '{{a}}', 'x', '\n', '{{/a}}'])(
    'of 100,000 characters of %j is read at once',
    (piece) => {
      const begun = performance.now();
      try {
        parseBlocks(piece.repeat(Math.floor(100_000 / piece.length)));
      } catch {
        // Refused is as good.
      }
      expect(performance.now() - begun).toBeLessThan(30_000);
    },
  );
});
