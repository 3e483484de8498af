import { emailKey } from '../../../domain/common/email.ts';
import { ownInterviewsPage, scorecardPage } from '../../../pages/console/hiring/scorecard-page.tsx';
import {
  scorecardTemplatePage,
  scorecardTemplatesPage,
} from '../../../pages/console/hiring/scorecard-templates.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { attributesOfInterview } from '../../../services/interviews/save-scorecard.ts';
import { accountOf } from '../../caller.ts';
import { getInterview } from '../../interviews/get-interview.ts';
import { getScorecardTemplate } from '../../interviews/get-scorecard-template.ts';
import { listInterviewScorecards } from '../../interviews/list-interview-scorecards.ts';
import { listInterviews } from '../../interviews/list-interviews.ts';
import { listScorecardTemplates } from '../../interviews/list-scorecard-templates.ts';
import { interviewerKeyOf } from '../../interviews/readable-interview.ts';
import { namesOfRows } from './candidate-names.ts';
import { readList, readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

export const scorecardPages: readonly ConsolePage[] = [
  {
    path: '/console/scorecards',
    name: words.scorecards.ownInterviews,
    of: listInterviews,
    group: 'hiring',
    async render(call) {
      const interviewer = interviewerKeyOf(call.origin.caller);
      const list = await readList(call, listInterviews, { query: { interviewer } });
      return ownInterviewsPage({
        shell: call.shell,
        ...list,
        names: await namesOfRows(call, list),
      });
    },
  },
  pageOfRecord({
    path: '/console/interviews/{id}/scorecard',
    name: words.scorecards.scorecard,
    of: getInterview,
    async show({ shell, row: interview }, call) {
      const { ctx, caller } = call.origin;
      const { rows: cards } = await readRows(call, listInterviewScorecards, {
        params: { id: interview.id },
      });
      const key = interviewerKeyOf(caller);
      const isOwn = ({ email }: { email: string }) => emailKey(email) === key;
      const target = {
        accountId: accountOf(caller),
        scorecardTemplateId: interview.scorecard_template_id,
      };
      const writes = interview.interviewers.some(isOwn) && interview.status !== 'cancelled';
      return scorecardPage({
        ...{ shell, interview },
        own: cards.find(({ interviewer }) => isOwn(interviewer)) ?? null,
        others: cards.filter(({ interviewer }) => !isOwn(interviewer)),
        attributes: writes ? await attributesOfInterview(ctx, target) : null,
      });
    },
  }),
  pageOfList({
    path: '/console/scorecard-templates',
    name: words.scorecards.templates,
    of: listScorecardTemplates,
    role: 'recruiter',
    group: 'hiring',
    show: scorecardTemplatesPage,
  }),
  pageOfRecord({
    path: '/console/scorecard-templates/{id}',
    name: words.scorecards.template,
    of: getScorecardTemplate,
    role: 'recruiter',
    show: scorecardTemplatePage,
  }),
];
