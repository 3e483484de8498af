import { expect } from '@jest/globals';

/** Parses the output of a program that prints indented JSON objects, one after the other. */
export function jsonDocuments(output: string): unknown[] {
  return output
    .trim()
    .split(/\n(?=\{)/)
    .map((text) => {
      expect(text).toMatch(/^\{\n {2}/);
      return JSON.parse(text) as unknown;
    });
}
