import { employeeSchema } from '../../domain/workforce/employee.ts';
import { hireInput } from '../../domain/workforce/hire.ts';
import { employeeAnswer } from '../../services/workforce/employee-rows.ts';
import { hire } from '../../services/workforce/hire.ts';
import { causeOf } from '../caller.ts';
import { candidateParams, ownedCandidate } from '../hiring/candidates/owned-candidate.ts';
import { versionJudge } from '../input/if-match.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';

export const hireCandidate = defineRoute(
  {
    name: 'hireCandidate',
    method: 'post',
    path: '/candidates/{id}/hire',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    idempotent: true,
    versioned: true,
    meter: 'platform_calls',
    params: candidateParams,
    body: hireInput,
    status: 201,
    response: recordOf(employeeSchema),
    find: ownedCandidate,
    errors: ['conflict'],
    summary: 'Hire a candidate, who becomes an employee.',
    description:
      'The application moves to the first stage of the type hired; a candidate without an active application is hired for no job. A second hire is 409, and `details` has the id of the employee under the path `employee_id`; so is the e-mail address of another active employee. Name, e-mail and phone are those of the candidate, the department that of the job. Of several accepted offers, the last one for the job counts. Hiring changes no offer.',
  },
  async ({ ctx, caller, requestId, body, run, found, headers }) => {
    const cause = causeOf({ caller, requestId });
    const judge = versionJudge(headers);
    const employee = await hire(ctx, found, { input: body, run, cause, judge });
    return { body: await employeeAnswer(ctx, employee) };
  },
);
