import { stageTypes } from '../../../domain/hiring/pipeline/stages.ts';
import { alertPage, alertsPage } from '../../../pages/console/company/alert-pages.tsx';
import { careersPage } from '../../../pages/console/company/careers-pages.tsx';
import { companyPage } from '../../../pages/console/company/company-page.tsx';
import { employeePage, employeesPage } from '../../../pages/console/company/employee-pages.tsx';
import { peoplePage } from '../../../pages/console/company/people-pages.tsx';
import { pipelinePage } from '../../../pages/console/company/pipeline-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { publicUrl } from '../../../services/public-url.ts';
import { getOrganization } from '../../hiring/organizations/get-organization.ts';
import { updateOrganization } from '../../hiring/organizations/update-organization.ts';
import { listOrganizations } from '../../hiring/organizations/list-organizations.ts';
import {
  listPipelineStages,
  replacePipelineStages,
} from '../../hiring/pipeline/pipeline-stages.ts';
import { getJobAlert } from '../../market/alerts/get-job-alert.ts';
import { listJobAlerts } from '../../market/alerts/list-job-alerts.ts';
import { searchPeople } from '../../people/search-people.ts';
import { getEmployee } from '../../workforce/get-employee.ts';
import { listAttendance } from '../../workforce/list-attendance.ts';
import { listEmployees } from '../../workforce/list-employees.ts';
import { namesOf } from './candidate-names.ts';
import { read, readList, readRows, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

export const companyPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/alerts',
    name: words.company.alerts,
    of: listJobAlerts,
    group: 'company',
    show: alertsPage,
  }),
  pageOfRecord({
    path: '/console/alerts/{id}',
    name: words.company.alert,
    of: getJobAlert,
    show: alertPage,
  }),
  pageOfList({
    path: '/console/employees',
    name: words.company.employees,
    of: listEmployees,
    group: 'company',
    filters: ['q'],
    show: (list) => employeesPage({ ...list, now: new Date() }),
  }),
  pageOfRecord({
    path: '/console/employees/{id}',
    name: words.company.employee,
    of: getEmployee,
    async show({ shell, row }, call) {
      const query = { employee_id: row.id, limit: '50' };
      const { rows: attendance } = await readRows(call, listAttendance, { query });
      const names = await namesOf(call, [row.candidate_id]);
      return employeePage({ shell, row, attendance, names, now: new Date() });
    },
  }),
  pageOfList({
    path: '/console/people',
    name: words.company.people,
    of: searchPeople,
    group: 'company',
    filters: ['q', 'location'],
    show: peoplePage,
  }),
  {
    path: '/console/pipeline',
    name: words.company.pipeline,
    of: replacePipelineStages,
    group: 'company',
    async render(call) {
      const stages = await read(call, listPipelineStages);
      return pipelinePage({ shell: call.shell, stages, types: stageTypes });
    },
  },
  {
    path: '/console/careers',
    name: words.company.careers,
    of: updateOrganization,
    group: 'company',
    async render(call) {
      return careersPage({ shell: call.shell, ...(await readList(call, listOrganizations)) });
    },
  },
  {
    path: '/console/careers/{id}',
    name: words.common.company,
    of: updateOrganization,
    async render(call) {
      const { shell, params } = call;
      const row = await read(call, getOrganization, { params });
      return companyPage({ shell, row, base: publicUrl(call.origin.ctx.config) });
    },
  },
];
