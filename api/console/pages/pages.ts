import { accountPages } from './account-pages.ts';
import type { ConsolePage } from './console-page.ts';
import { hiringPages } from './hiring-pages.ts';
import { overview } from './overview.ts';

/** Every page of the console, in the order of the navigation. */
export const consolePages: readonly ConsolePage[] = [overview, ...hiringPages, ...accountPages];
