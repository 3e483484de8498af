import * as openId from 'openid-client';
import { FetchFailed, type SafeFetch } from '../safe-fetch/index.ts';

/** The relying party's registration with a provider. */
export interface OpenIdClient {
  issuer: string;
  clientId: string;
  clientSecret: string | null;
}

/** The beginning of a sign-in. All but the address stays with us until the person comes back. */
export interface OpenIdStart {
  url: string;
  state: string;
  nonce: string;
  verifier: string;
}

export type OpenIdChecks = Omit<OpenIdStart, 'url'>;

/** A provider that cannot be used, or that refused. `message` is for the person who signs in. */
export class OpenIdFailed extends Error {
  /** Whether another try may help: the provider did not answer. */
  readonly mayPass: boolean;

  constructor(
    message: string,
    { cause, mayPass = false }: { cause?: unknown; mayPass?: boolean } = {},
  ) {
    super(message, { cause });
    this.name = 'OpenIdFailed';
    this.mayPass = mayPass;
  }
}

/** OpenID Connect, authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 7636). */
export interface OpenId {
  /** Reads the provider's configuration. @throws OpenIdFailed. */
  check(client: OpenIdClient): Promise<void>;
  /** @throws OpenIdFailed. */
  begin(client: OpenIdClient, redirectUrl: string): Promise<OpenIdStart>;
  /**
   * Exchanges the code of the address that the provider sent the person to, and returns the claims of the signed ID
   * token, with those of the user info where the token has no e-mail address. @throws OpenIdFailed.
   */
  finish(
    client: OpenIdClient,
    returned: URL,
    checks: OpenIdChecks,
  ): Promise<Record<string, unknown>>;
}

const SCOPE = 'openid email profile';
const TIMEOUT_S = 10;
const CLOCK_SKEW_S = 60;

/** Providers are reached through `safeFetch` alone. `allowHttp`: also without TLS, on a development machine. */
export function createOpenId(safeFetch: SafeFetch, { allowHttp }: { allowHttp: boolean }): OpenId {
  const configured = (client: OpenIdClient) =>
    within('The sign-in of this company cannot be reached.', () =>
      discover(client, { fetch: asFetch(safeFetch), allowHttp }),
    );
  return {
    check: async (client) => void (await configured(client)),
    async begin(client, redirectUrl) {
      const config = await configured(client);
      const checks = {
        state: openId.randomState(),
        nonce: openId.randomNonce(),
        verifier: openId.randomPKCECodeVerifier(),
      };
      const url = openId.buildAuthorizationUrl(config, {
        redirect_uri: redirectUrl,
        scope: SCOPE,
        state: checks.state,
        nonce: checks.nonce,
        code_challenge: await openId.calculatePKCECodeChallenge(checks.verifier),
        code_challenge_method: 'S256',
      });
      return { url: url.href, ...checks };
    },
    async finish(client, returned, checks) {
      const config = await configured(client);
      return within('The sign-in was not confirmed by this company.', () =>
        claimsOf(config, returned, checks),
      );
    },
  };
}

interface Reach {
  fetch: openId.CustomFetch;
  allowHttp: boolean;
}

/** Reads the configuration and signing keys anew each time, so that rotated keys are known. */
async function discover(
  client: OpenIdClient,
  { fetch, allowHttp }: Reach,
): Promise<openId.Configuration> {
  const found = await openId.discovery(new URL(client.issuer), client.clientId, {}, openId.None(), {
    [openId.customFetch]: fetch,
    timeout: TIMEOUT_S,
    execute: allowHttp ? [openId.allowInsecureRequests] : [],
  });
  const server = found.serverMetadata();
  const config = new openId.Configuration(
    server,
    client.clientId,
    { [openId.clockTolerance]: CLOCK_SKEW_S },
    authenticationOf(client, server.token_endpoint_auth_methods_supported),
  );
  config[openId.customFetch] = fetch;
  config.timeout = TIMEOUT_S;
  if (allowHttp) openId.allowInsecureRequests(config);
  // The ID token's signature is checked too, not only the connection it came through.
  openId.enableNonRepudiationChecks(config);
  return config;
}

/** Basic unless the provider lists its methods without it (OpenID Connect Discovery 1.0, section 3). */
function authenticationOf(
  { clientSecret }: OpenIdClient,
  methods: readonly string[] = ['client_secret_basic'],
): openId.ClientAuth {
  if (clientSecret === null) return openId.None();
  return methods.includes('client_secret_basic')
    ? openId.ClientSecretBasic(clientSecret)
    : openId.ClientSecretPost(clientSecret);
}

async function claimsOf(
  config: openId.Configuration,
  returned: URL,
  { state, nonce, verifier }: OpenIdChecks,
): Promise<Record<string, unknown>> {
  const tokens = await openId.authorizationCodeGrant(config, returned, {
    expectedState: state,
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (claims === undefined) throw new Error('The provider sent no ID token.');
  if (claims['email'] !== undefined || config.serverMetadata().userinfo_endpoint === undefined)
    return claims;
  const more = await openId.fetchUserInfo(config, tokens.access_token, claims.sub);
  return { ...more, ...claims };
}

/** Turns failures into one kind of error. */
async function within<Result>(message: string, run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    throw new OpenIdFailed(message, { cause, mayPass: isUnreachable(cause) });
  }
}

/** Whether the provider did not answer, rather than answering what cannot be accepted. */
function isUnreachable(error: unknown): boolean {
  const { cause } = error instanceof Error ? error : {};
  return error instanceof FetchFailed || cause instanceof FetchFailed;
}

/** `safeFetch` as the library calls it. Redirects are not followed. */
function asFetch(safeFetch: SafeFetch): openId.CustomFetch {
  return async (url, { method, headers, body }) => {
    const answer = await safeFetch.request(url, {
      method: method === 'POST' ? 'POST' : 'GET',
      headers,
      redirects: 'refuse',
      ...(body !== undefined && body !== null && { body: textOf(body) }),
    });
    const type = answer.headers['content-type'];
    return new Response(await answer.bytes(), {
      status: answer.status,
      headers: type === undefined ? {} : { 'content-type': type },
    });
  };
}

function textOf(body: openId.FetchBody): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('OpenID requests have bodies of text.');
}
