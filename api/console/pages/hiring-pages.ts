import { payPeriods } from '../../../domain/common/pay-period.ts';
import { postingStatuses } from '../../../domain/hiring/posting-lifecycle.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../../../domain/market/enums.ts';
import { postingEditor } from '../../../pages/console/hiring/posting-editor.tsx';
import { postingsPage } from '../../../pages/console/hiring/postings-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { listOrganizations } from '../../hiring/organizations/list-organizations.ts';
import { getPosting } from '../../hiring/postings/get-posting.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { boardPages } from './board-pages.ts';
import { candidatePages } from './candidate-pages.ts';
import { readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';
import { formVocabulary } from './form-vocabulary.ts';

const vocabulary = {
  ...formVocabulary,
  workplaceTypes,
  employmentTypes,
  seniorityLevels,
  payPeriods,
};

export const hiringPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/postings',
    name: words.postings.postings,
    of: listJobListings,
    group: 'hiring',
    filters: ['status'],
    async show(list, call) {
      const { rows: companies } = await readRows(call, listOrganizations, {
        query: { limit: '1' },
      });
      const hasCompany = companies.length > 0;
      return postingsPage({ ...list, statuses: postingStatuses, hasCompany });
    },
  }),
  pageOfRecord({
    path: '/console/postings/{id}',
    name: words.board.posting,
    of: getPosting,
    role: 'viewer',
    async show({ shell, row: posting }, call) {
      const { rows: companies } = await readRows(call, listOrganizations, {
        query: { limit: '100' },
      });
      const company = companies.find(({ id }) => id === posting.organization_id);
      const preview = company && `/careers/${company.slug}/preview/${posting.id}`;
      return postingEditor({ shell, posting, preview, vocabulary });
    },
  }),
  ...boardPages,
  ...candidatePages,
];
