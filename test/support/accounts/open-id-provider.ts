import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { ProviderOrder } from './open-id-client.ts';

const PROGRAM = join(__dirname, 'open-id-provider.program.ts');

export interface TestProvider {
  issuer: string;
  /** Names the person who signs in next. */
  be(claims: Record<string, unknown>): Promise<void>;
  /** From now on the provider signs with a new key, and publishes only that. */
  rotateKeys(): Promise<void>;
  /** Signs in as that person, like a browser; returns the address that the provider sends the browser back to. */
  signIn(url: string): Promise<URL>;
  close(): Promise<void>;
}

/** A real OpenID provider on a loopback address, in a process of its own. */
export async function startOpenIdProvider(redirectUrl: string): Promise<TestProvider> {
  const child = fork(PROGRAM, [redirectUrl], { execArgv: ['--import', 'tsx'], silent: true });
  const { issuer } = await answerOf<{ issuer: string }>(child);
  const order = async (given: ProviderOrder) => {
    child.send(given);
    await answerOf(child);
  };
  return {
    issuer: `${issuer}/`,
    be: (claims) => order({ claims }),
    rotateKeys: () => order({}),
    signIn: (url) => walk(url, redirectUrl),
    async close() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

async function answerOf<Answer>(child: ChildProcess): Promise<Answer> {
  const [answer] = (await once(child, 'message')) as [Answer];
  return answer;
}

/** Follows redirects, with the provider's cookies, until one leads back. */
async function walk(from: string, redirectUrl: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = from;
  for (let hop = 0; hop < 10; hop += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null) throw new Error(`${answer.status}: ${await answer.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(redirectUrl)) return new URL(url);
  }
  throw new Error('The provider leads nowhere.');
}
