import type { OrganizationRow } from '../../../domain/hiring/organization.ts';
import { h } from '../../h.ts';
import { confirmation, FieldsDialog } from '../dialogs.tsx';
import { Facts, recordPage } from '../kit.tsx';
import type { ShellProps } from '../shell.tsx';
import { CareersSite } from './careers-site.tsx';
import { companyFacts, companyFields } from './careers-pages.tsx';
import { words } from '../words/words.ts';

interface Props {
  shell: ShellProps;
  row: OrganizationRow;
  /** The public address of the service. */
  base: string;
}

/** A company: its brand, its careers site, and what other sites show of it. */
export function companyPage({ shell, row, base }: Props): string {
  const call = `/console/api/company-organizations/${row.id}`;
  return recordPage({
    shell,
    title: row.name,
    up: { path: '/console/careers', text: words.company.careers },
    actions: [
      { text: words.company.deleteCompany, opens: 'delete-company' },
      { text: words.company.editCompany, opens: 'edit-company', tone: 'primary' },
    ],
    children: (
      <div>
        <Facts of={companyFacts(row)} />
        {row.description !== null && <p class="card prose">{row.description}</p>}
        <CareersSite slug={row.slug} base={base} />
        <FieldsDialog
          id="edit-company"
          title={words.company.editCompany}
          call={`PATCH ${call}`}
          submit={words.common.saveCompany}
          version={row.version}
          fields={companyFields(row)}
        />
        <FieldsDialog
          id="delete-company"
          title={words.company.deleteCompany}
          call={`DELETE ${call}`}
          then="/console/careers"
          submit={words.company.deleteCompany}
          danger
          fields={[confirmation(row.name)]}
        >
          <p>{words.company.deletingCompany}</p>
        </FieldsDialog>
      </div>
    ),
  });
}
