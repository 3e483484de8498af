import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import mustache from 'mustache';
import { parseMailHtml, sanitizeMailHtml } from '../../../domain/mail/mail-html.ts';
import { textOfMailHtml } from '../../../domain/mail/mail-text.ts';
import { mergeFields, type MergeField } from '../../../domain/mail/merge-fields.ts';
import { fillParts, parseMergeText } from '../../../domain/mail/merge-text.ts';

const name = (value: string) => new Map<MergeField, string>([['candidate.name', value]]);

/** Promise (decision 0028): only merge fields between braces, and values are inserted as they are. */
describe('a text with merge fields', () => {
  it.each([
    ...['{{constructor.name}}', '{{{candidate.name}}}', '{{&candidate.name}}', '{{>p}}', '{{! x}}'],
    ...[
      '{{=<% %>=}}',
      '{{#candidate}}x{{/candidate}}',
      '{{candidate.name',
      '{{',
      '{{ }}',
      '{{a\nb}}',
    ],
    `{{${' '.repeat(90_000)}`,
  ])('refuses %.30s', (text) => {
    expect(() => parseMergeText(text)).toThrow(/must|has no/);
  });

  it('names the unknown field and its place', () => {
    expect(() => parseMergeText('Hi {{candidate.age}}')).toThrow(
      /candidate\.age \(at character 4\)/,
    );
  });

  it('does not parse values', () => {
    const parts = parseMergeText('Hi {{ candidate.name }}, \\{{ }}');
    expect(fillParts(parts, name('{{unsubscribe_url}}'))).toBe('Hi {{unsubscribe_url}}, {{ }}');
  });

  it('escapes by place', () => {
    const value = name('Smith & Sons <x> "y"');
    expect(fillParts(parseMergeText('{{candidate.name}}'), value)).toBe('Smith & Sons <x> "y"');
    const html = sanitizeMailHtml(
      '<p title="{{candidate.name}}">{{candidate.name}} <a href="https://x.example/?n={{candidate.name}}">go</a></p>',
    );
    expect(fillParts(parseMailHtml(html), value)).toBe(
      '<p title="Smith &amp; Sons &lt;x&gt; &quot;y&quot;">Smith &amp; Sons &lt;x&gt; &quot;y&quot; ' +
        '<a href="https://x.example/?n=Smith%20&amp;%20Sons%20%3Cx%3E%20%22y%22">go</a></p>',
    );
  });

  it('renders plain fields as Mustache does', () => {
    const piece = fc.oneof(
      fc.string().map((text) => text.replace(/[{}\\]/g, '')),
      fc.constantFrom(...mergeFields).map((field) => `{{${field}}}`),
    );
    const value = fc.string().map((text) => text.replace(/[`=/]/g, ''));
    fc.assert(
      fc.property(fc.array(piece), value, (pieces, text) => {
        const template = pieces.join('');
        const values = new Map(mergeFields.map((field) => [field, text]));
        const [candidate, job] = [{ name: text, first_name: text, email: text }, { title: text }];
        const names = { organization: { name: text }, sender: { name: text } };
        const view = { candidate, job, ...names, unsubscribe_url: text };
        const parts = parseMergeText(template);
        expect(fillParts(parts, values)).toBe(
          mustache.render(template, view, {}, { escape: String }),
        );
        const html = parts.map((part) =>
          typeof part === 'string' ? part : { ...part, place: 'html' as const },
        );
        expect(fillParts(html, values)).toBe(mustache.render(template, view));
      }),
    );
  });
});

/** Promise (decision 0028): what is stored is what is sent, and no value can change the markup. */
describe('the HTML of a mail', () => {
  it('loses scripts, forms, handlers and style sheets; keeps tables and inline styles', () => {
    const html = sanitizeMailHtml(
      '<table><tr><td style="color:red;background:url(x)" onclick="x()">a</td></tr></table><style>p{}</style><form><input></form><script>1</script>',
    );
    expect(html).toBe('<table><tr><td style="color:red">a</td></tr></table>');
    expect(sanitizeMailHtml(html)).toBe(html);
  });

  it('keeps a link that is a field', () => {
    expect(sanitizeMailHtml('<a href="{{ unsubscribe_url }}">leave</a>')).toBe(
      '<a href="{{unsubscribe_url}}">leave</a>',
    );
  });

  it.each([
    '<b{{candidate.name}}>x',
    '<p {{candidate.name}}="x">x</p>',
    '<p title={{candidate.name}}>x</p>',
    '<style>{{candidate.name}}</style>',
    '<script>{{candidate.name}}</script>',
    '<p onclick="{{candidate.name}}">x</p>',
    '<p style="color:{{candidate.name}}">x</p>',
    '<!-- {{candidate.name}} -->',
    '<a href="javascript:{{candidate.name}}">x</a>',
    '<a href="{{candidate.name}}">x</a>',
    '<a href="{{unsubscribe_url}}{{unsubscribe_url}}">x</a>',
    '<iframe>{{candidate.name}}</iframe>',
    '&#92;{{candidate.name}}',
    '&#123;{{candidate.name}}',
  ])('refuses a field in %s', (html) => {
    expect(() => sanitizeMailHtml(html)).toThrow(/must (not have|close)|has (a merge|braces)/);
  });

  it('keeps braces that entities make as text', () => {
    const html = sanitizeMailHtml('&#123;&#123;candidate.name}}');
    expect(html).toBe('\\{{candidate.name}}');
    expect(fillParts(parseMailHtml(html), new Map())).toBe('{{candidate.name}}');
  });

  it('becomes text with the addresses of its links', () => {
    const html =
      '<h1>Hi</h1><p>a <b>b</b><br>c</p><ul><li>x</li><li><a href="https://x.example/">y</a></li></ul><a href="{{unsubscribe_url}}">leave</a>';
    expect(textOfMailHtml(html)).toBe(
      'Hi\n\na b\nc\n\n- x\n- y (https://x.example/)\n\nleave ({{unsubscribe_url}})',
    );
  });
});
