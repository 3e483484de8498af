import { h } from '../../h.ts';
import { Facts, FieldsDialog, recordPage } from '../kit.tsx';
import type { ShellProps } from '../shell.tsx';
import { companyFacts, companyFields, type OrganizationRow } from './careers-pages.tsx';

export function companyPage({ shell, row }: { shell: ShellProps; row: OrganizationRow }): string {
  const call = `/console/api/company-organizations/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/careers', text: 'Careers' },
    actions: [
      { text: 'Delete company', opens: 'delete-company' },
      { text: 'Edit company', opens: 'edit-company', tone: 'primary' },
    ],
    children: (
      <div>
        <Facts of={companyFacts(row)} />
        {row.description !== null && <p class="card prose">{row.description}</p>}
        <FieldsDialog
          id="edit-company"
          title="Edit company"
          call={`PATCH ${call}`}
          submit="Save company"
          version={row.version}
          fields={companyFields(row)}
        />
        <FieldsDialog
          id="delete-company"
          title="Delete company"
          call={`DELETE ${call}`}
          then="/console/careers"
          submit="Delete company"
          danger
          fields={[
            {
              name: 'confirm',
              label: `Type “${row.name}” to confirm`,
              kind: 'confirm',
              value: row.name,
            },
          ]}
        >
          <p>Its careers page goes. Roles that are not archived stand in the way.</p>
        </FieldsDialog>
      </div>
    ),
  });
}
