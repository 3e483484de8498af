import { API_KEY_PREFIX, isWellFormedApiKey, type ApiKey } from '../../domain/accounts/api-key.ts';
import { operatorCause } from '../../domain/accounts/audit/audit-entry.ts';
import { isScope, scopes, type Scope } from '../../domain/accounts/scopes.ts';
import { createApiKey } from '../../services/accounts/create-api-key.ts';
import {
  findApiKeyByHash,
  findApiKeysBeginning,
  hashApiKey,
  listApiKeys,
  revokeApiKey,
} from '../../storage/accounts/api-keys.ts';
import type { Stores } from '../../storage/stores.ts';
import { WrongUse } from '../terminal/run-command.ts';
import { table } from '../terminal/table.ts';
import { accountNamed, answer, print, type Action, type Values } from './arguments.ts';
import { wholeNumber } from '../terminal/whole-number.ts';

export const keyOptions = ['scopes', 'rate-limit'];

/** Keys named in the error when a prefix matches several. */
const NAMED_MATCHES = 20;

/** Operator's actions on an account's API keys. */
export const keyActions: Record<string, Action> = {
  key: {
    words: 1,
    options: keyOptions,
    prepare([name], values) {
      const account = accountNamed(name);
      const limits = keyLimits(values);
      return async (ctx) => {
        const { id } = await account(ctx);
        const wanted = { accountId: id, name: 'Made by an operator', ...limits };
        const { text } = await createApiKey(ctx.stores, wanted);
        print(JSON.stringify({ account_id: id, api_key: text }));
      };
    },
  },
  keys: {
    words: 1,
    prepare([name], values) {
      const account = accountNamed(name);
      return async (ctx) => {
        const { id } = await account(ctx);
        const keys = await listApiKeys(ctx.stores, id);
        const json = values['json'] === true;
        print(json ? JSON.stringify(keys.map(keyLine)) : keyTable(keys));
      };
    },
  },
  revoke: {
    words: 1,
    prepare([word = ''], values) {
      if (!/^(?:key|ork_live)_[0-9A-Za-z]*$/.test(word)) {
        throw new WrongUse('<key>: an id (key_…), a key (ork_live_…), or the beginning of either.');
      }
      return async ({ stores }) => {
        const { id, accountId } = await keyNamed(stores, word);
        await revokeApiKey(stores, { accountId, keyId: id }, operatorCause);
        // A key that was revoked before keeps its time.
        const revokedAt = (await keyNamed(stores, id)).revokedAt?.toISOString() ?? null;
        const line = { id, account_id: accountId, revoked_at: revokedAt };
        answer(values, line, `${id} of ${accountId} is revoked since ${revokedAt}.`);
      };
    },
  },
};

/** Scopes and limit of a new key, if given. */
export function keyLimits(values: Values) {
  return {
    ...(values['scopes'] !== undefined && { scopes: scopeList(values['scopes']) }),
    ...(values['rate-limit'] !== undefined && {
      requestsPerMinute: wholeNumber(values['rate-limit'], '--rate-limit', 1),
    }),
  };
}

/**
 * The one key that an argument names. A key's text is a secret, so no message repeats it.
 * @throws for none, or several.
 */
async function keyNamed(stores: Stores, word: string): Promise<ApiKey> {
  const [key, ...others] = await keysMatching(stores, word);
  if (key === undefined) {
    throw new Error('There is no such key. `accounts -- keys` shows the ids and how keys begin.');
  }
  if (others.length > 0) throw new Error(severalMatch(word, [key, ...others]));
  return key;
}

async function keysMatching(stores: Stores, word: string): Promise<ApiKey[]> {
  if (isWellFormedApiKey(word)) {
    const key = await findApiKeyByHash(stores, hashApiKey(word));
    return key === null ? [] : [key];
  }
  const of = word.startsWith(API_KEY_PREFIX) ? 'prefix' : '_id';
  return findApiKeysBeginning(stores, { of, beginning: word }, NAMED_MATCHES + 1);
}

function severalMatch(word: string, keys: ApiKey[]): string {
  const named = keys
    .slice(0, NAMED_MATCHES)
    .map((key) => `${key.id} of ${key.accountId}, ${shown(key)}, ${key.name}`);
  const rest = keys.length > NAMED_MATCHES ? ['and others'] : [];
  return [`${word} matches several keys; none was revoked:`, ...named, ...rest].join('\n');
}

function keyLine(key: ApiKey) {
  return {
    id: key.id,
    account_id: key.accountId,
    name: key.name,
    prefix: key.prefix,
    last_four: key.lastFour,
    scopes: key.scopes,
    requests_per_minute: key.requestsPerMinute,
    created_at: key.createdAt.toISOString(),
    last_used_at: key.lastUsedAt?.toISOString() ?? null,
    expires_at: key.expiresAt?.toISOString() ?? null,
    revoked_at: key.revokedAt?.toISOString() ?? null,
  };
}

function keyTable(keys: ApiKey[]): string {
  const rows = keys.map((key) => {
    const { id, name, requests_per_minute: limit, ...line } = keyLine(key);
    const {
      created_at: created,
      last_used_at: used,
      expires_at: expires,
      revoked_at: ended,
    } = line;
    return [id, shown(key), name, scopesText(key), limit, created, used, expires, ended];
  });
  const limits = ['scopes', 'per minute'];
  return table(['id', 'key', 'name', ...limits, 'created', 'used', 'expires', 'revoked'], rows);
}

function scopesText(key: ApiKey): string {
  return key.scopes.length === scopes.length ? 'all' : key.scopes.join(' ');
}

/** A key without its secret part. */
function shown({ prefix, lastFour }: ApiKey): string {
  return `${prefix}…${lastFour}`;
}

function scopeList(text: unknown): Scope[] {
  const names = String(text)
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) throw new WrongUse('--scopes: at least one is needed.');
  const unknown = names.find((name) => !isScope(name));
  if (unknown !== undefined) throw new WrongUse(`--scopes: ${unknown} is no scope.`);
  return names.filter(isScope);
}
