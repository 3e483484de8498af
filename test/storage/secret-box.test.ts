import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createSecretBox } from '../../storage/secret-box.ts';

const older = 'an older key of thirty-two characters';
const newer = 'a newer key of thirty-two characters!';
const about = 'whk_1';

/** Promise: a stored secret is useless without the key and decrypts only in its own record. */
describe('the secret box', () => {
  const box = createSecretBox([newer, older]);

  it('decrypts what it encrypted, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(box.open(box.seal(text, about), about)).toBe(text);
      }),
    );
  });

  it('never encrypts a text twice to the same value, and reveals nothing of it', () => {
    const texts = Array.from({ length: 100 }, () => box.seal('whsec_secret', about));
    expect(new Set(texts).size).toBe(100);
    expect(texts.join()).not.toMatch(/whsec|secret/);
  });

  it('decrypts values of an earlier key, and recognises them as such', () => {
    const sealed = createSecretBox([older]).seal('text', about);
    expect(box.open(sealed, about)).toBe('text');
    expect(box.isCurrent(sealed)).toBe(false);
    expect(box.isCurrent(box.seal('text', about))).toBe(true);
  });

  it('returns unencrypted values unchanged', () => {
    expect(box.open('whsec_plain', about)).toBe('whsec_plain');
    expect(box.isCurrent('whsec_plain')).toBe(false);
  });

  it('does not decrypt with another key, for another record, or after any change', () => {
    const sealed = box.seal('text', about);
    expect(() => createSecretBox([older]).open(sealed, about)).toThrow('unknown key');
    expect(() => box.open(sealed, 'whk_2')).toThrow();
    const [mark, id, text = ''] = sealed.split(':');
    const bytes = Buffer.from(text, 'base64url');
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => box.open(`${mark}:${id}:${changed.toString('base64url')}`, about)).toThrow();
    }
    expect(() => box.open(`${mark}:${id}:`, about)).toThrow();
  });
});
