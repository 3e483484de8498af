import { Openrole } from '../../sdk/index.ts';
import type { Use } from '../command.ts';
import { connectionOf } from '../connection.ts';
import { exitCodes } from '../failure.ts';
import { useForeign } from '../local-file.ts';
import { VERSION } from '../generated/version.ts';
import { formatOf, print } from '../output/print.ts';

const TIMEOUT_MS = 10_000;

interface Readiness {
  status: string;
  checks: Record<string, string>;
  causes?: Record<string, string>;
}

/** Exits with 6 while the API or one of its servers is away. */
export async function run({ values }: Use): Promise<number> {
  const { apiKey, url, foreign } = await connectionOf(values);
  await useForeign(foreign, false);
  const ready = await readJson<Readiness>(`${url}/readyz`);
  const document = await readJson<{ info: { version: string } }>(`${url}/openapi.json`);
  const limit = apiKey === null || ready.status !== 'ok' ? null : await callsLeft(apiKey, url);
  print(
    {
      url,
      status: ready.status,
      ...ready.checks,
      ...(ready.causes && { causes: ready.causes }),
      api_version: document.info.version,
      cli_version: VERSION,
      calls_left: limit?.remaining ?? null,
    },
    formatOf(values),
  );
  return ready.status === 'ok' ? exitCodes.done : exitCodes.later;
}

async function readJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(
    (error: unknown) => {
      throw new Error(`${url} does not answer.`, { cause: error });
    },
  );
  return (await response.json()) as Body;
}

async function callsLeft(apiKey: string, baseUrl: string) {
  const { rateLimit } = await new Openrole({ apiKey, baseUrl }).account.get().withResponse();
  return rateLimit;
}
