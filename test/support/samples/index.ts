import { accountResumeSamples } from './account-resume.ts';
import { accountSamples } from './accounts.ts';
import { agentSamples } from './agent.ts';
import { applicationSamples } from './applications.ts';
import { billingSamples } from './billing.ts';
import { boardSamples } from './boards.ts';
import { fileSamples } from './files.ts';
import { hiringSamples } from './hiring.ts';
import { interviewSamples } from './interviews.ts';
import { mailSamples } from './mail.ts';
import { marketSamples } from './market.ts';
import type { Samples } from './sample-call.ts';
import { offerSamples } from './offers.ts';
import { notificationSamples } from './notifications.ts';
import { scorecardSamples } from './scorecards.ts';
import { peopleSamples } from './people.ts';
import { paperworkSamples } from './paperwork.ts';
import { reportSamples } from './reports.ts';
import { listSamples } from './lists.ts';
import { transferSamples } from './transfers.ts';
import { surveySamples } from './surveys.ts';
import { exportSamples } from './transfers-export.ts';
import { workforceSamples } from './workforce.ts';
import { webhookSamples } from './webhooks.ts';

/** One valid call per route. The sweeps fail for a route without one. */
export const samples: Samples = {
  ...marketSamples,
  ...boardSamples,
  ...hiringSamples,
  ...mailSamples,
  ...offerSamples,
  ...interviewSamples,
  ...scorecardSamples,
  ...applicationSamples,
  ...notificationSamples,
  ...peopleSamples,
  ...paperworkSamples,
  ...listSamples,
  ...transferSamples,
  ...surveySamples,
  ...reportSamples,
  ...exportSamples,
  ...workforceSamples,
  ...accountResumeSamples,
  ...accountSamples,
  ...fileSamples,
  ...billingSamples,
  ...webhookSamples,
  ...agentSamples,
};
