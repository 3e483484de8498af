import { sourceKinds } from '../../../domain/market/enums.ts';
import { outboxMailPage, outboxPage } from '../../../pages/console/installation/outbox-pages.tsx';
import { accountsPage, processesPage } from '../../../pages/console/installation/process-pages.tsx';
import { sourcePage, sourcesPage } from '../../../pages/console/installation/source-pages.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { ingestId } from '../../../workflows/market/contract.ts';
import { getOutboxMail, listOutboxMails } from '../installation/outbox.ts';
import { listConsoleAccounts, listProcesses } from '../installation/processes.ts';
import {
  getSource,
  listSourceRejectedRows,
  listSourceRuns,
  listSources,
} from '../installation/sources.ts';
import { read, type ConsolePage, type PageCall } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

/** The latest run of a workflow in the Temporal UI. */
function workflowUrl({ origin }: PageCall, id: string): string {
  const { uiUrl, namespace } = origin.ctx.config.temporal;
  return `${uiUrl}/namespaces/${namespace}/workflows/${encodeURIComponent(id)}`;
}

export const installationPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/installation/sources',
    name: words.installation.sources,
    of: listSources,
    group: 'installation',
    filters: ['failed'],
    show: (list) => sourcesPage({ ...list, kinds: sourceKinds }),
  }),
  pageOfRecord({
    path: '/console/installation/sources/{id}',
    name: words.common.source,
    of: getSource,
    async show({ shell, row: source }, call) {
      const { params } = call;
      const [runs, rejected] = await Promise.all([
        read(call, listSourceRuns, { params }),
        read(call, listSourceRejectedRows, { params }),
      ]);
      const url = workflowUrl(call, ingestId(source.id));
      const after = call.query.get('after');
      return sourcePage({ shell, source, runs, rejected, workflowUrl: url, after });
    },
  }),
  {
    path: '/console/installation/processes',
    name: words.installation.processes,
    of: listProcesses,
    group: 'installation',
    async render(call) {
      const rows = await read(call, listProcesses);
      const urlOf = (id: string) => workflowUrl(call, id);
      return processesPage({ shell: call.shell, rows, urlOf });
    },
  },
  {
    path: '/console/installation/outbox',
    name: words.installation.outbox,
    of: listOutboxMails,
    group: 'installation',
    async render(call) {
      const rows = await read(call, listOutboxMails);
      return outboxPage({ shell: call.shell, rows, isSmtp: call.origin.ctx.mail.isSmtp });
    },
  },
  pageOfRecord({
    path: '/console/installation/outbox/{id}',
    name: words.installation.mail,
    of: getOutboxMail,
    show: outboxMailPage,
  }),
  {
    path: '/console/installation/accounts',
    name: words.installation.accounts,
    of: listConsoleAccounts,
    group: 'installation',
    async render(call) {
      const rows = await read(call, listConsoleAccounts);
      return accountsPage({ shell: call.shell, rows });
    },
  },
];
