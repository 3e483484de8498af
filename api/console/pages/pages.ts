import { accountPages } from './account-pages.ts';
import { companyPages } from './company-pages.ts';
import type { ConsolePage } from './console-page.ts';
import { documentPages } from './document-pages.ts';
import { emailPages } from './email-pages.ts';
import { hiringPages } from './hiring-pages.ts';
import { installationPages } from './installation-pages.ts';
import { marketPages } from './market-pages.ts';
import { notificationPages } from './notification-pages.ts';
import { reportPages } from './report-pages.ts';
import { scorecardPages } from './scorecard-pages.ts';
import { overview } from './overview.ts';
import { surveyPages } from './survey-pages.ts';
import { transferPages } from './transfer-pages.ts';

/** Every page of the console, in the order of the navigation. */
export const consolePages: readonly ConsolePage[] = [
  overview,
  ...marketPages,
  ...hiringPages,
  ...scorecardPages,
  ...reportPages,
  ...transferPages,
  ...emailPages,
  ...surveyPages,
  ...documentPages,
  ...companyPages,
  ...notificationPages,
  ...accountPages,
  ...installationPages,
];
