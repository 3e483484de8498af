import { createPrivateKey, generateKeyPairSync, sign, type JsonWebKey } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CLIENT } from './open-id-client.ts';

export interface LyingProvider {
  issuer: string;
  /** Changes the ID token that is sent next: its claims, its header, or the key that signs it. */
  lie: Lie;
  /** An address that the provider would send the browser back to. */
  returnTo(departure: URL): URL;
  close(): Promise<void>;
}

export interface Lie {
  claims?: (seconds: number) => Record<string, unknown>;
  header?: Record<string, unknown>;
  /** Whether a key signs that is not published. */
  isForeignKey?: boolean;
  /** Whether the signature is left out. */
  isUnsigned?: boolean;
}

/** A provider whose ID tokens say what a test wants. By default they are true. */
export async function startLyingProvider(): Promise<LyingProvider> {
  const [own, foreign] = [newKey(), newKey()];
  const nonces = new Map<string, string>();
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '', made.issuer);
    if (pathname === '/.well-known/openid-configuration') sendJson(res, about(made.issuer));
    else if (pathname === '/jwks') sendJson(res, { keys: [own.published] });
    else {
      let body = '';
      req.on('data', (part) => (body += String(part)));
      req.on('end', () => {
        const nonce = nonces.get(new URLSearchParams(body).get('code') ?? '');
        const idToken = tokenOf(made, nonce, made.lie.isForeignKey === true ? foreign : own);
        sendJson(res, { access_token: 'a', token_type: 'bearer', id_token: idToken });
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const made: LyingProvider = {
    issuer: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    lie: {},
    returnTo({ searchParams }) {
      const code = `code-${nonces.size}`;
      nonces.set(code, searchParams.get('nonce') ?? '');
      const back = new URL(searchParams.get('redirect_uri') ?? '');
      back.search = new URLSearchParams({
        code,
        state: searchParams.get('state') ?? '',
      }).toString();
      return back;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return made;
}

function about(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}auth`,
    token_endpoint: `${issuer}token`,
    jwks_uri: `${issuer}jwks`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

interface Key {
  secret: JsonWebKey;
  published: Record<string, unknown>;
}

function newKey(): Key {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const published = { ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' };
  return { secret: privateKey.export({ format: 'jwk' }), published };
}

function tokenOf(
  { issuer, lie }: LyingProvider,
  nonce: string | undefined,
  { secret }: Key,
): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: issuer,
    sub: 'person',
    aud: CLIENT.id,
    iat: now,
    exp: now + 300,
    nonce,
    email: 'ada@example.com',
    email_verified: true,
    ...lie.claims?.(now),
  };
  const text = [{ alg: 'RS256', kid: 'k', ...lie.header }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  const key = createPrivateKey({ key: secret, format: 'jwk' });
  const signature = sign('sha256', Buffer.from(text), key).toString('base64url');
  return `${text}.${lie.isUnsigned === true ? '' : signature}`;
}

function sendJson(res: ServerResponse, value: unknown): void {
  res.setHeader('Content-Type', 'application/json');
  res.end(JSON.stringify(value));
}
