import type { Route } from '../route.ts';
import { cancelImport } from './cancel-import.ts';
import { createImport } from './create-import.ts';
import { getImport } from './get-import.ts';
import { listImportErrors } from './list-import-errors.ts';
import { listImports } from './list-imports.ts';

export const importRoutes: readonly Route[] = [
  listImports,
  createImport,
  getImport,
  listImportErrors,
  cancelImport,
];
