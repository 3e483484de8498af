import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { CLIENT, type ProviderOrder } from './open-id-client.ts';

/**
 * A real OpenID provider on a loopback address, as a program of its own: the library is written for Node's own modules.
 * Its argument is the redirect address of the client. It signs everybody in as the person of the last order.
 */
const [redirectUrl = ''] = process.argv.slice(2);
let claims: Record<string, unknown> = {};

const server = createServer((req, res) => {
  if (req.url?.startsWith('/interaction/') === true) void finish(current, req, res);
  else current.callback()(req, res);
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
let current = createProvider();

process.on('message', (order: ProviderOrder) => {
  if (order.claims !== undefined) claims = order.claims;
  else current = createProvider();
  process.send?.({ done: true });
});
process.on('disconnect', () => process.exit());
process.send?.({ issuer });

function createProvider(): Provider {
  return new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUrl],
        grant_types: ['authorization_code'],
        response_types: ['code'],
      },
    ],
    jwks: { keys: [newKey()] },
    cookies: { keys: [randomUUID()] },
    conformIdTokenClaims: false,
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    pkce: { required: () => true },
    findAccount: (_ctx: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({ sub, ...claims }),
    }),
    ttl: { Grant: 600, Interaction: 600, Session: 600, IdToken: 600, AccessToken: 600 },
  });
}

function newKey(): Record<string, unknown> {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' };
}

/** Signs the person in and agrees for them. */
async function finish(
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const { params } = await provider.interactionDetails(req, res);
  const accountId = 'person';
  const grant = new provider.Grant({ accountId, clientId: params['client_id'] ?? '' });
  grant.addOIDCScope(params['scope'] ?? '');
  const grantId = await grant.save();
  await provider.interactionFinished(req, res, { login: { accountId }, consent: { grantId } });
}
