import { describe, expect, test } from '@jest/globals';
import { scanWords } from '../../../../domain/market/enrichment/word-scanner.ts';

function wordsOf(text: string): string[] {
  const { count, starts, ends } = scanWords(text);
  return Array.from({ length: count }, (_, at) => text.slice(starts[at], ends[at]));
}

function hashesOf(text: string): number[] {
  const { count, hashes } = scanWords(text);
  return [...hashes.slice(0, count)];
}

describe('the words of a text', () => {
  test.each([
    ['no words', '', []],
    ['only marks', ' – ***!', []],
    ['letters and digits of any script', 'Größe 42, 東京_Ωmega', ['Größe', '42', '東京', 'Ωmega']],
    ['up to the very end', '(C++, Node.js', ['C', 'Node', 'js']],
  ])('%s', (_name, text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('a shorter text has no words of a longer one before it', () => {
    wordsOf('three words here');
    expect(wordsOf('one')).toEqual(['one']);
  });

  test('the hash of a word ignores ASCII case, and nothing else', () => {
    expect(hashesOf('Data DATA data')).toEqual(Array(3).fill(hashesOf('data')[0]));
    expect(new Set(hashesOf('data date 1data Ärzte ärzte')).size).toBe(5);
  });

  test('characters after the first 30,000 are ignored', () => {
    expect(wordsOf(`${' '.repeat(29_998)}abcd`)).toEqual(['ab']);
    expect(wordsOf('a '.repeat(40_000))).toHaveLength(15_000);
  });
});
