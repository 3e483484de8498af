import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';

const folder = join(__dirname, '../../pages/console');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.tsx'),
);

/** Attributes and members whose texts people read. */
const VISIBLE = new Set([
  ...['alt', 'aria-label', 'placeholder', 'title'],
  ...['empty', 'head', 'hint', 'label', 'lead', 'none', 'submit', 'text'],
]);

const COMPARISONS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** Promise: what the console says stands in its tables of words, so that every language has it. */
describe.each(files)('%s', (name) => {
  it('holds no literal text', () => {
    expect(literalsOf(readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });
});

it.each([
  ['<p>Saved</p>', 'Saved'],
  ['<p>{isSaved ? `Saved ${when}` : null}</p>', 'Saved '],
  ['<a title="Open">{name}</a>', 'Open'],
  ['<Rows head={[word, "Name"]} />', 'Name'],
  ['page({ title: name ?? "None" })', 'None'],
])('%s is found', (source, text) => {
  expect(literalsOf(`const page = ${source};`)).toEqual([text]);
});

function literalsOf(source: string): string[] {
  const file = ts.createSourceFile('page.tsx', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const texts = textsOf(node).filter(isWording);
    if (texts.length > 0 && isVisible(node)) found.push(...texts);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The fixed parts of a text. */
function textsOf(node: ts.Node): string[] {
  if (ts.isJsxText(node) || ts.isStringLiteralLike(node)) return [node.text];
  if (!ts.isTemplateExpression(node)) return [];
  return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
}

/** Paths and the name of the product are the same in every language. */
function isWording(text: string): boolean {
  return /\p{L}/u.test(text) && text !== 'Openrole' && !text.startsWith('/');
}

/** Whether a text is shown: as a child of an element other than `code`, or as a visible attribute or member. */
function isVisible(node: ts.Node): boolean {
  const place = placeOf(node);
  if (ts.isJsxElement(place)) return place.openingElement.tagName.getText() !== 'code';
  if (ts.isJsxAttribute(place) || ts.isPropertyAssignment(place)) {
    return VISIBLE.has(place.name.getText());
  }
  return ts.isJsxFragment(place);
}

/** The node that holds a text, over the choices and lists between them. */
function placeOf({ parent }: ts.Node): ts.Node {
  const isBetween =
    ts.isConditionalExpression(parent) ||
    (ts.isBinaryExpression(parent) && !COMPARISONS.has(parent.operatorToken.kind)) ||
    ts.isParenthesizedExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isJsxExpression(parent);
  return isBetween ? placeOf(parent) : parent;
}
