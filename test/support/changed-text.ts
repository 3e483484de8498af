import fc from 'fast-check';

/** Characters that can occur in a path, a query or a header, in addition to base64url. */
const CHARACTERS = [...'AQgwZ059-_.~=+ /%é', '\u200b', '\uff21', '.anything'];

/** The text with one character replaced, removed or inserted at any position. */
export function changedText(text: string): fc.Arbitrary<string> {
  return fc
    .record({
      at: fc.nat(text.length),
      taken: fc.constantFrom(0, 1),
      given: fc.oneof(fc.constant(''), fc.constantFrom(...CHARACTERS)),
    })
    .map(({ at, taken, given }) => text.slice(0, at) + given + text.slice(at + taken))
    .filter((changed) => changed !== text);
}
