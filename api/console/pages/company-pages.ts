import { stageTypes } from '../../../domain/hiring/pipeline/stages.ts';
import {
  alertPage,
  alertsPage,
  type AlertRow,
} from '../../../pages/console/company/alert-pages.tsx';
import {
  careersPage,
  type OrganizationRow,
} from '../../../pages/console/company/careers-pages.tsx';
import { companyPage } from '../../../pages/console/company/company-page.tsx';
import {
  employeePage,
  employeesPage,
  type AttendanceRow,
  type EmployeeRow,
} from '../../../pages/console/company/employee-pages.tsx';
import { peoplePage, type PersonRow } from '../../../pages/console/company/people-pages.tsx';
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
import { read, readList, readRows, type ConsolePage } from './console-page.ts';

interface StageRow {
  key: string;
  name: string;
  type: string;
}

const alertPages: readonly ConsolePage[] = [
  {
    path: '/console/alerts',
    name: words.company.alerts,
    of: listJobAlerts,
    group: 'company',
    async render(call) {
      const { data: rows, nextCursor } = await readList<AlertRow>(call, listJobAlerts);
      return alertsPage({ shell: call.shell, rows, nextCursor });
    },
  },
  {
    path: '/console/alerts/{id}',
    name: words.company.alert,
    of: getJobAlert,
    async render(call) {
      const { shell, params } = call;
      return alertPage({ shell, row: await read<AlertRow>(call, getJobAlert, { params }) });
    },
  },
];

const employeePages: readonly ConsolePage[] = [
  {
    path: '/console/employees',
    name: words.company.employees,
    of: listEmployees,
    group: 'company',
    async render(call) {
      const q = call.query.get('q')?.trim() ?? '';
      const { data: rows, nextCursor } = await readList<EmployeeRow>(call, listEmployees, {
        query: { q },
      });
      return employeesPage({ shell: call.shell, rows, nextCursor, q });
    },
  },
  {
    path: '/console/employees/{id}',
    name: words.company.employee,
    of: getEmployee,
    async render(call) {
      const { shell, params } = call;
      const row = await read<EmployeeRow>(call, getEmployee, { params });
      const query = { employee_id: row.id, limit: '50' };
      const { data: attendance } = await readRows<AttendanceRow>(call, listAttendance, { query });
      return employeePage({ shell, row, attendance });
    },
  },
];

export const companyPages: readonly ConsolePage[] = [
  ...alertPages,
  ...employeePages,
  {
    path: '/console/people',
    name: words.company.people,
    of: searchPeople,
    group: 'company',
    async render(call) {
      const q = call.query.get('q')?.trim() ?? '';
      const location = call.query.get('location')?.trim() ?? '';
      const { data: rows, nextCursor } = await readList<PersonRow>(call, searchPeople, {
        query: { q, location },
      });
      return peoplePage({ shell: call.shell, rows, nextCursor, q, location });
    },
  },
  {
    path: '/console/pipeline',
    name: words.company.pipeline,
    of: replacePipelineStages,
    group: 'company',
    async render(call) {
      const stages = await read<StageRow[]>(call, listPipelineStages);
      return pipelinePage({ shell: call.shell, stages, types: stageTypes });
    },
  },
  {
    path: '/console/careers',
    name: words.company.careers,
    of: updateOrganization,
    group: 'company',
    async render(call) {
      const { data: rows, nextCursor } = await readList<OrganizationRow>(call, listOrganizations);
      return careersPage({ shell: call.shell, rows, nextCursor });
    },
  },
  {
    path: '/console/careers/{id}',
    name: words.common.company,
    of: updateOrganization,
    async render(call) {
      const { shell, params } = call;
      const row = await read<OrganizationRow>(call, getOrganization, { params });
      return companyPage({ shell, row, base: publicUrl(call.origin.ctx.config) });
    },
  },
];
