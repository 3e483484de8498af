import { payPeriods } from '../../../domain/common/pay-period.ts';
import { postingStatuses } from '../../../domain/hiring/posting-lifecycle.ts';
import { employmentTypes, seniorityLevels, workplaceTypes } from '../../../domain/market/enums.ts';
import {
  postingEditor,
  type PostingRecord,
} from '../../../pages/console/hiring/posting-editor.tsx';
import type { OrganizationRow } from '../../../pages/console/company/careers-pages.tsx';
import { postingsPage, type ListingRow } from '../../../pages/console/hiring/postings-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { listOrganizations } from '../../hiring/organizations/list-organizations.ts';
import { getPosting } from '../../hiring/postings/get-posting.ts';
import { listJobListings } from '../../hiring/postings/list-job-listings.ts';
import { boardPages } from './board-pages.ts';
import { candidatePages } from './candidate-pages.ts';
import { read, readList, readRows, type ConsolePage } from './console-page.ts';
import { formVocabulary } from './form-vocabulary.ts';

const vocabulary = {
  ...formVocabulary,
  workplaceTypes,
  employmentTypes,
  seniorityLevels,
  payPeriods,
};

export const hiringPages: readonly ConsolePage[] = [
  {
    path: '/console/postings',
    name: words.postings.postings,
    of: listJobListings,
    group: 'hiring',
    async render(call) {
      const status = call.query.get('status') ?? '';
      const [{ data: rows, nextCursor }, companies] = await Promise.all([
        readList<ListingRow>(call, listJobListings, { query: { status } }),
        readRows(call, listOrganizations, { query: { limit: '1' } }),
      ]);
      const hasCompany = companies.data.length > 0;
      const { shell } = call;
      return postingsPage({
        shell,
        rows,
        nextCursor,
        statuses: postingStatuses,
        status,
        hasCompany,
      });
    },
  },
  {
    path: '/console/postings/{id}',
    name: words.board.posting,
    of: getPosting,
    async render(call) {
      const { shell, params } = call;
      const [posting, companies] = await Promise.all([
        read<PostingRecord>(call, getPosting, { params }),
        readRows<OrganizationRow>(call, listOrganizations, { query: { limit: '100' } }),
      ]);
      const company = companies.data.find(({ id }) => id === posting.organization_id);
      const preview = company && `/careers/${company.slug}/preview/${posting.id}`;
      return postingEditor({ shell, posting, preview, vocabulary });
    },
  },
  ...boardPages,
  ...candidatePages,
];
