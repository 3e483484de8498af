import { importMembers } from '../../../domain/transfers/imports/members.ts';
import { transferKinds } from '../../../domain/transfers/columns.ts';
import { importPage } from '../../../pages/console/transfers/import-page.tsx';
import { importsPage } from '../../../pages/console/transfers/imports-page.tsx';
import { words } from '../../../pages/console/words/words.ts';
import { getImport } from '../../transfers/get-import.ts';
import { listImportErrors } from '../../transfers/list-import-errors.ts';
import { listImports } from '../../transfers/list-imports.ts';
import { readList, type ConsolePage } from './console-page.ts';
import { pageOfList, pageOfRecord } from './declare-page.ts';

const membersOf = (kind: (typeof transferKinds)[number]) => [...importMembers(kind).keys()];

const members = Object.fromEntries(transferKinds.map((kind) => [kind, membersOf(kind)]));

export const transferPages: readonly ConsolePage[] = [
  pageOfList({
    path: '/console/imports',
    name: words.imports.imports,
    of: listImports,
    group: 'hiring',
    show: (list) => importsPage({ ...list, members }),
  }),
  pageOfRecord({
    path: '/console/imports/{id}',
    name: words.imports.oneImport,
    of: getImport,
    async show({ shell, row }, call) {
      const { id } = row;
      const bad = await readList(call, listImportErrors, { params: { id } });
      return importPage({ shell, row, members: membersOf(row.kind), bad });
    },
  }),
];
