import { AppError } from '../../domain/common/errors.ts';
import type { ApplicationStatusRow } from '../../domain/hiring/applying/application-status.ts';
import { messagePage } from '../../pages/careers/form-page.tsx';
import { statusPage } from '../../pages/careers/status-page.tsx';
import { statusWords } from '../../pages/careers/status-words.ts';
import { brandStyle } from '../../pages/public/brand.ts';
import { getApplicationStatus } from '../hiring/applying/get-application-status.ts';
import { withdrawApplication } from '../hiring/applying/withdraw-application.ts';
import { contentPolicy } from '../public-pages/content-policy.ts';
import { requireOwnPage } from '../public-pages/own-form.ts';
import { secretLinkHeaders } from '../secret-link.ts';
import type { Visit } from './careers-page.ts';

/** The status of an application for the holder of its link. */
export async function showStatus(visit: Visit): Promise<void> {
  const { res, language, home } = visit;
  const application = await statusOf(visit);
  setLinkHeaders(visit, application);
  res.send(statusPage({ application, language, home }));
}

/** Withdraws an application. The answer leads back to its page. */
export async function receiveWithdrawal(visit: Visit): Promise<void> {
  const { req, res, language, home, call, token } = visit;
  requireOwnPage(req);
  const application = await statusOf(visit);
  setLinkHeaders(visit, application);
  try {
    await call(withdrawApplication, { params: { token } });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
    const { closedNow: heading, closedNowText: text } = statusWords[language];
    const { organization } = application;
    res.status(409);
    res.send(messagePage({ language, organization, home, heading, text }));
    return;
  }
  // Relative to this address, so that it holds behind any proxy.
  res.status(303).setHeader('Location', token);
  res.end();
}

/** @throws AppError `not_found`, also for the link of another company's application. */
async function statusOf({ call, token, company }: Visit): Promise<ApplicationStatusRow> {
  const { data } = await call(getApplicationStatus, { params: { token } });
  if (data.organization.slug !== company) throw new AppError('not_found');
  return data;
}

function setLinkHeaders({ res }: Visit, { organization }: ApplicationStatusRow): void {
  const style = brandStyle(organization.brand_color);
  res.setHeader('Content-Security-Policy', contentPolicy({ style }));
  res.setHeader('Cache-Control', 'no-store');
  for (const [name, value] of Object.entries(secretLinkHeaders)) res.setHeader(name, value);
}
