import { describe, expect, it } from '@jest/globals';
import { parseConfig } from '../../config/config.ts';

const secrets = {
  CURSOR_SECRET: 'a secret that is long enough',
  SECRETS_KEY: 'a key that is long enough: thirty-two characters',
};

describe('settings in production', () => {
  const parse = (settings: Record<string, string>) =>
    parseConfig({ NODE_ENV: 'production', ...settings });

  it('must name the secrets, each of which development has a default for', () => {
    expect(() => parse({})).toThrow(
      /CURSOR_SECRET: required in production[^]*SECRETS_KEY: required in production/,
    );
    expect(() => parse(secrets)).not.toThrow();
    expect(parseConfig({}).secretsKeys).toHaveLength(1);
  });

  it('may name several keys for secrets, the newest first, none of them short', () => {
    const [newer, older] = ['n'.repeat(32), 'o'.repeat(44)];
    const { secretsKeys } = parse({ ...secrets, SECRETS_KEY: `${newer}, ${older}` });
    expect(secretsKeys).toEqual([newer, older]);
    for (const wrong of ['short', `${newer},short`, `${newer},`]) {
      expect(() => parse({ ...secrets, SECRETS_KEY: wrong })).toThrow('SECRETS_KEY');
    }
  });
});
