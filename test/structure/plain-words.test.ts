import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = resolve(__dirname, '../..');
const patterns = ['*.ts', '*.tsx', '*.mjs', '*.js', '*.md'];
const sources = execFileSync('git', ['ls-files', '-z', ...patterns], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\0')
  .filter((path) => path !== '' && !/(?:^|\/)generated\/|^bench\/results\//.test(path))
  .filter((path) => path !== 'test/structure/plain-words.test.ts')
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

/** Nouns that "no more" may precede. */
const COUNTED = ['applications', 'answers', 'mail', 'mails', 'mailings'].join('|');

interface Rule {
  banned: RegExp;
  advice: string;
  /** Texts that the pattern must match. */
  planted: string[];
  /** Texts that it must not match. */
  allowed: string[];
}

const rules: Record<string, Rule> = {
  'a comment that begins with "What" or "Whom"': {
    banned: /(?:\/\*\*(?:\s*\n\s*\*)?|\/\/) (?:What|Whom)\b/g,
    advice: 'Name the thing: "Limits of a form", not "What a form may hold".',
    planted: [
      '/** What a form may hold. */',
      '// What is left out.',
      '  /**\n   * Whom a mail is sent to.\n   */',
    ],
    allowed: ['/** Whatever the state. */'],
  },
  '"as it stands"': {
    banned: /\bas (?:it stands|they stand)\b/gi,
    advice: 'Write "unchanged", "literal" or "as written".',
    planted: ['The draft as it stands.', 'Filters as they stand.'],
    allowed: ['Everything stands in its table.'],
  },
  '"is told" and "tells of"': {
    banned: /\b(?:is|are|was|were|be|been)(?: \w+)? told\b|\btells? of\b/gi,
    advice: 'Write "is notified", "receives", "is reported" or "is distinguished".',
    planted: ["it('is told of a change')", 'They are not told apart.', 'A mail tells of it.'],
    allowed: ['const told = jobs.length;'],
  },
  '"no more"': {
    banned: new RegExp(
      String.raw`\bno more\b(?! (?:than|of|${COUNTED})\b)(?!(?: [\w']+){1,4} than\b)`,
      'gi',
    ),
    advice: 'Write "no longer", "at most" or "no further".',
    planted: ["throw new Error('The file is there no more.')", 'It takes no more files.'],
    allowed: ['no more than ten', 'no more of it', 'no more answers', 'no more open calls than'],
  },
  '"there is no … of this"': {
    banned: /\bthere (?:is|are) no [\w ]{1,40}\bof th(?:is|ese)\b/gi,
    advice: 'Say what is missing and where: "The account has no job with this id".',
    planted: ['There is no job of this id.'],
    allowed: ['There is no account acc_1.'],
  },
  'a citation of a document that the repository does not hold': {
    banned:
      /\([BFP]\d{1,2}(?:, [BFP]\d{1,2})*\)|\b(?:hiring-apis|employer-platform|house-style|search-and-data)\b/g,
    advice: 'State the rule, or cite a record of docs/decisions/.',
    planted: ["it('is kept (B26, P27)')", '(F3)', 'see hiring-apis section 2'],
    allowed: ['(decision 0026)', '(RFC 9110, section 13.1.2)'],
  },
};

/** Promise: comments, documents, messages and names of tests use plain words. */
describe.each(Object.entries(rules))('%s', (_name, { banned, advice, planted, allowed }) => {
  it('is written nowhere', () => {
    expect(
      sources.flatMap((source) =>
        placesOf(source, banned).map(({ place }) => `${place} ${advice}`),
      ),
    ).toEqual([]);
  });

  it.each(planted)('is found in %j', (text) => {
    expect(placesOf({ path: 'a.ts', text }, banned)).toHaveLength(1);
  });

  it.each(allowed)('is not found in %j', (text) => {
    expect(placesOf({ path: 'a.ts', text }, banned)).toEqual([]);
  });
});

/** A class, or a status or code in the place of one. */
const thrown = /@throws(?:\s+\*)?\s+(?:an? )?`?([A-Z]\w*|\d{3}|[a-z]+_\w+)/g;
const classes = new Set(
  sources.flatMap(({ text }) =>
    [...text.matchAll(/\bexport class (\w+)/g)].map(([, name = '']) => name),
  ),
);

function isClass(name: string): boolean {
  return classes.has(name) || (name.endsWith('Error') && name in globalThis);
}

/** Promise: `@throws` names an exported class of the project or a global one. */
describe('@throws', () => {
  it('names classes that exist', () => {
    expect(
      sources.flatMap((source) =>
        placesOf(source, thrown).flatMap(({ place, match }) =>
          isClass(match[1] ?? '') ? [] : [`${place} ${match[1]} is no class.`],
        ),
      ),
    ).toEqual([]);
  });

  it.each(['403', 'not_found', 'LostError', 'PAYMENT_REQUIRED'])('finds %s', (name) => {
    const [found] = placesOf({ path: 'a.ts', text: `/** @throws ${name}. */` }, thrown);
    expect(found?.match[1]).toBe(name);
    expect(isClass(name)).toBe(false);
  });
});

/** The matches of a pattern, each with its `file:line`. */
function placesOf({ path, text }: { path: string; text: string }, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => ({
    place: `${path}:${text.slice(0, match.index).split('\n').length}`,
    match,
  }));
}
