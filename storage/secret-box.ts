import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts values that must be readable again, but not from a copy of the database. */
export interface SecretBox {
  /**
   * AES-256-GCM with the newest key. `about` names the record, so that a value moved to another record does not
   * decrypt.
   */
  seal(text: string, about: string): string;
  /**
   * Decrypts a value with any of the keys. A value stored unencrypted, because it is not secret, is returned as it
   * is. @throws when no key fits or the text was changed.
   */
  open(stored: string, about: string): string;
  /** Whether a stored text is encrypted with the newest key. */
  isCurrent(stored: string): boolean;
  /** The ids of the keys, the newest first. */
  keyIds: readonly string[];
}

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const ID_BYTES = 6;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** `sealed:<id of the key>:<nonce, tag and ciphertext in base64url>`. */
const MARK = 'sealed';

interface SealingKey {
  /** Identifies the key without revealing it. */
  id: string;
  key: Buffer;
}

/** `secrets`: long random texts, the newest first; each is a key. */
export function createSecretBox(secrets: readonly string[]): SecretBox {
  const keys = secrets.map(deriveKey);
  const [newest] = keys;
  if (newest === undefined) throw new Error('At least one secrets key is required.');
  return {
    seal: (text, about) => `${MARK}:${newest.id}:${encrypt(text, newest.key, about)}`,
    open(stored, about) {
      const [mark, id, sealed = ''] = stored.split(':');
      if (mark !== MARK) return stored;
      const found = keys.find((one) => one.id === id);
      if (found === undefined) throw new Error(`A secret is encrypted with the unknown key ${id}.`);
      return decrypt(sealed, found.key, about);
    },
    isCurrent: (stored) => stored.startsWith(`${MARK}:${newest.id}:`),
    keyIds: keys.map(({ id }) => id),
  };
}

function deriveKey(secret: string): SealingKey {
  return { id: keyIdOf(secret, 'secrets'), key: derive(secret, 'secrets key', KEY_BYTES) };
}

/** Identifies a key without revealing it: 12 hexadecimal digits, different for each use of a key. */
export function keyIdOf(secret: string, use: 'secrets' | 'cursor' | 'address'): string {
  return derive(secret, `${use} id`, ID_BYTES).toString('hex');
}

function derive(secret: string, what: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `openrole ${what}`, bytes));
}

/** The id of the key that a stored text is encrypted with; null for one that is not encrypted. */
export function sealingKeyOf(stored: string): string | null {
  const [mark, id = ''] = stored.split(':');
  return mark === MARK ? id : null;
}

function encrypt(text: string, key: Buffer, about: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

function decrypt(text: string, key: Buffer, about: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
    .setAAD(Buffer.from(about))
    .setAuthTag(tag);
  const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
}
