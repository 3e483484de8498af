import { account } from './account.ts';
import { activity } from './activity.ts';
import { audit } from './audit.ts';
import { billing } from './billing.ts';
import { board } from './board.ts';
import { bulk } from './bulk.ts';
import { candidates } from './candidates.ts';
import { chat } from './chat.ts';
import { common } from './common.ts';
import { company } from './company.ts';
import { developers } from './developers.ts';
import { exports } from './exports.ts';
import { imports } from './imports.ts';
import { installation } from './installation.ts';
import { interviews } from './interviews.ts';
import { market } from './market.ts';
import { notifications } from './notifications.ts';
import { overview } from './overview.ts';
import { postings } from './postings.ts';
import { questions } from './questions.ts';
import { reports } from './reports.ts';
import { scorecards } from './scorecards.ts';
import { scripts } from './scripts.ts';
import { shell } from './shell.ts';
import { shortcuts } from './shortcuts.ts';
import { views } from './views.ts';
import { writing } from './writing.ts';

/** The console in English. Every other language has the same members. */
export const en = {
  account,
  audit,
  activity,
  billing,
  board,
  bulk,
  candidates,
  chat,
  common,
  company,
  developers,
  exports,
  imports,
  installation,
  interviews,
  market,
  notifications,
  overview,
  postings,
  questions,
  reports,
  scorecards,
  scripts,
  shell,
  shortcuts,
  views,
  writing,
};

export type Words = typeof en;
