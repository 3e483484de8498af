import type { Request, Response, Router } from 'express';
import { AppError } from '../../../domain/common/errors.ts';
import { signInPath } from '../../../domain/accounts/console/next-path.ts';
import { isAtLeast } from '../../../domain/accounts/console/roles.ts';
import type { SignedIn } from '../../../domain/accounts/console/people.ts';
import { refusedPage } from '../../../pages/console/simple-pages.tsx';
import type { Text } from '../../../pages/h.ts';
import type { ShellProps } from '../../../pages/console/shell.tsx';
import { wordOf } from '../../../pages/words/values.ts';
import { words } from '../../../pages/console/words/words.ts';
import { outageText } from '../../../pages/words/outages.ts';
import { findAccount } from '../../../storage/accounts/accounts.ts';
import { openPlaces } from '../../../services/accounts/console/open-places.ts';
import { countUnread } from '../../../storage/mail/notifications/notifications.ts';
import { accessRefusal, isForOperators } from '../../access.ts';
import type { ApiContext } from '../../context.ts';
import { countFurtherCall, limitOf } from '../../middleware/admit.ts';
import { beginRefusal } from '../../middleware/answer-error.ts';
import { MOST_COUNTED } from '../../mail/notifications/read-notifications.ts';
import { exchangeOf } from '../../middleware/exchange.ts';
import { asOutage } from '../../middleware/outage.ts';
import { expressPath } from '../../paths.ts';
import { consoleLanguageFor } from '../../public-pages/page-language.ts';
import { assets } from '../assets.ts';
import { signedInBy } from '../door.ts';
import { page, redirect, sendHtml } from '../html.ts';
import { roleOfPage, type ConsolePage, type PageCall } from './console-page.ts';
import { grantorsOf } from './grantors.ts';
import { consolePages } from './pages.ts';

/** Serves every page of the console, and its 403 and 404. Without a session, the visitor signs in first. */
export function servePages(router: Router, ctx: ApiContext): void {
  for (const one of consolePages) {
    const path = expressPath(one.path.slice('/console'.length) || '/');
    router.get(path, page(ctx, one.path, showing(ctx, one)));
  }
  router.get('/{*rest}', page(ctx, '/console/{page}', showing(ctx, null)));
}

function showing(ctx: ApiContext, shown: ConsolePage | null) {
  return async (req: Request, res: Response): Promise<void> => {
    const signedIn = await signedInBy(ctx, req);
    if (signedIn === null) {
      redirect(res, signInPath(req.originalUrl));
      return;
    }
    const call = await pageCall(ctx, { req, res, signedIn, shown });
    await countFurtherCall(ctx, limitOf({ role: 'interviewer' }, call.origin.caller));
    if (shown === null) sendMissing(res, call);
    else await sendPage(res, call, shown);
  };
}

async function sendPage(res: Response, call: PageCall, shown: ConsolePage): Promise<void> {
  const { shell } = call;
  const title = shown.name;
  if (!mayOpen(shown, call)) {
    if (shown.instead !== undefined) {
      redirect(res, shown.instead);
      return;
    }
    const text = await refusalText(call, shown);
    sendHtml(res, refusedPage({ shell, title, text }), 403);
    return;
  }
  try {
    sendHtml(res, await shown.render(call));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') sendMissing(res, call);
    else sendOutage(res, { call, title, error });
  }
}

/** Whether a member may call the endpoint that a page is for, and has the page's role. */
function mayOpen(page: ConsolePage, { role, origin }: Pick<PageCall, 'role' | 'origin'>): boolean {
  const isRefused = accessRefusal(page.of.declaration.access, origin.caller) !== null;
  return !isRefused && isAtLeast(role, roleOfPage(page));
}

async function refusalText({ origin, role }: PageCall, page: ConsolePage): Promise<Text> {
  if (isForOperators(page.of.declaration.access)) return words.shell.operatorsOnly;
  const grantors = (await grantorsOf(origin)).join(', ');
  return words.shell.needsRole(wordOf(roleOfPage(page)), wordOf(role), grantors);
}

/** The page stays in its frame while a part of the service is away. @throws any other error. */
function sendOutage(res: Response, { call, title, error }: Failure): void {
  const outage = asOutage(error);
  if (outage === undefined) throw error;
  const { ctx, requestId } = call.origin;
  ctx.log.warn({ request_id: requestId, err: error }, outage.message);
  beginRefusal(res, outage);
  const again = res.req.originalUrl;
  const text = words.shell.outage(outageText(outage.message), outage.retryAfterSeconds);
  sendHtml(res, refusedPage({ shell: call.shell, title, text, again }), 503);
}

interface Failure {
  call: PageCall;
  title: Text;
  error: unknown;
}

function sendMissing(res: Response, { shell }: PageCall): void {
  sendHtml(res, refusedPage({ shell, title: words.shell.notFound, text: words.shell.noPage }), 404);
}

interface Visit {
  req: Request;
  res: Response;
  signedIn: SignedIn;
  shown: ConsolePage | null;
}

async function pageCall(ctx: ApiContext, { req, res, signedIn, shown }: Visit): Promise<PageCall> {
  const { user, member } = signedIn;
  const caller = { kind: 'member', signedIn, accountId: member.accountId } as const;
  const exchange = exchangeOf(res);
  exchange.caller = caller;
  const recipient = { accountId: member.accountId, recipientId: user.id };
  const [accounts, unread] = await Promise.all([
    accountsOf(ctx, signedIn),
    countUnread(ctx.stores, recipient, MOST_COUNTED),
  ]);
  const origin = { ctx, caller, requestId: exchange.requestId };
  const visitor = { role: member.role, origin };
  const shell: ShellProps = {
    language: consoleLanguageFor(req),
    assets,
    theme: user.theme,
    shortcuts: user.shortcuts,
    person: user.name ?? user.email,
    account: accounts.find(({ id }) => id === member.accountId)?.name ?? '',
    accounts,
    navigation: consolePages.flatMap((one) => {
      const { path, name, group } = one;
      return group !== undefined && mayOpen(one, visitor) ? [{ path, name, group }] : [];
    }),
    path: shown?.path ?? '',
    role: member.role,
    unread,
    isOperator: user.operator,
  };
  const query = new URLSearchParams(req.url.split('?')[1] ?? '');
  return { params: textsOf(req.params), query, shell, role: member.role, origin };
}

function textsOf(params: Request['params']): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

async function accountsOf({ stores }: ApiContext, signedIn: SignedIn) {
  const places = await openPlaces(stores, signedIn);
  const found = await Promise.all(places.map(({ accountId }) => findAccount(stores, accountId)));
  return found.flatMap((account) =>
    account === null ? [] : [{ id: account.id, name: account.name ?? account.email }],
  );
}
