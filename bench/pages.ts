import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { operatorCause } from '../domain/accounts/audit/audit-entry.ts';
import { startSession } from '../services/accounts/console/sign-in.ts';
import type { AppContext } from '../services/context.ts';
import { ensureUser } from '../storage/accounts/console/console-users.ts';
import { insertMember } from '../storage/accounts/console/members.ts';
import { findOrganizationBySlug } from '../storage/hiring/organizations.ts';
import { launchChromium } from '../tools/chromium.ts';
import { createBoard } from './boards/board.ts';
import { visitPage, type PageFigures } from './pages/visit-page.ts';
import { median } from './report/quantiles.ts';
import { publish, round } from './report/report.ts';
import { benchEnvironment } from './stack/environment.ts';
import { openBench } from './stack/open-bench.ts';
import { startApi } from './stack/services.ts';
import { serverVersions } from './stack/versions.ts';
import { withStack, type BenchStack } from './stack/with-stack.ts';

const ROLES = 30;

/** Measures the pages for a visitor with a slow phone: bytes, largest paint, layout shift and interaction. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { runs: { type: 'string', default: '3' } } });
  await withStack('pages', (servers) => measure(servers, Number(values.runs)));
}

async function measure({ session, stack }: BenchStack, runs: number): Promise<void> {
  const environment = benchEnvironment(stack, 'bench-pages');
  const apiUrl = await startApi(session, 'api', environment);
  const ctx = await openBench(environment);
  const { slug, roles } = await createBoard(ctx, apiUrl, ROLES);
  const [role] = roles;
  if (role === undefined) throw new Error('The board has no role.');
  const list = `/careers/${slug}`;
  const careers = [list, `${list}/${role.slug}`, `${list}/${role.slug}/apply`];
  const below = ['', '/postings', `/board/${role.id}`, '/candidates', '/keys'];
  const cookie = await signIn(ctx, slug);
  const browser = await launchChromium();
  try {
    const visit = (path: string) => visits(browser, { url: apiUrl + path, cookie }, runs);
    const figures: Record<string, PageFigures> = {};
    for (const path of careers) figures[named(path, slug, role)] = await visit(path);
    for (const path of below)
      figures[named(`/console${path}`, slug, role)] = await visit(`/console${path}`);
    await report(ctx, runs, figures);
  } finally {
    await browser.close();
    await ctx.close();
  }
}

/** A path without the names of this run. */
function named(path: string, slug: string, role: { id: string; slug: string }): string {
  return path.replace(slug, '{company}').replace(role.slug, '{role}').replace(role.id, '{id}');
}

async function signIn({ stores }: AppContext, slug: string): Promise<string> {
  const organization = await findOrganizationBySlug(stores, slug);
  if (organization === null) throw new Error('The organization was not stored.');
  const { accountId } = organization;
  const user = await ensureUser(stores, `bench-${Date.now()}@example.com`);
  await insertMember(stores, { userId: user.id, accountId, role: 'owner' }, operatorCause);
  return startSession(stores, { user, accountId }, { userAgent: 'bench', requestId: 'bench' });
}

/** The medians of some visits, each with an empty cache, after one that does not count. */
async function visits(
  browser: Browser,
  page: { url: string; cookie: string },
  runs: number,
): Promise<PageFigures> {
  await visitPage(browser, page);
  const all: PageFigures[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await visitPage(browser, page));
  const of = (name: keyof PageFigures) => round(median(all.map((one) => one[name])));
  return {
    htmlBytes: of('htmlBytes'),
    lcpMs: of('lcpMs'),
    cls: of('cls'),
    interactionMs: of('interactionMs'),
  };
}

async function report(
  ctx: AppContext,
  runs: number,
  figures: Readonly<Record<string, PageFigures>>,
): Promise<void> {
  const most = (start: string, name: keyof PageFigures) =>
    Math.max(
      ...Object.entries(figures)
        .filter(([path]) => path.startsWith(start))
        .map(([, of]) => of[name]),
    );
  await publish({
    bench: 'pages',
    versions: await serverVersions(ctx),
    layout: ['api, servers and Chromium share all cores, beside other work'],
    settings: { runs, roles: ROLES, cpu: '4 times slower', network: '1.6 Mbit/s, 150 ms' },
    goals: [
      { what: 'careers: largest paint in ms', measured: most('/careers', 'lcpMs'), atMost: 1_200 },
      { what: 'careers: HTML in bytes', measured: most('/careers', 'htmlBytes'), atMost: 25_000 },
      {
        what: 'careers: interaction in ms',
        measured: most('/careers', 'interactionMs'),
        atMost: 200,
      },
      { what: 'console: largest paint in ms', measured: most('/console', 'lcpMs'), atMost: 2_500 },
      {
        what: 'console: interaction in ms',
        measured: most('/console', 'interactionMs'),
        atMost: 200,
      },
      { what: 'layout shift of any page', measured: most('/', 'cls'), atMost: 0.02 },
    ],
    results: figures,
  });
}
