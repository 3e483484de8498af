import type { Route } from '../route.ts';
import { createExport } from './create-export.ts';
import { getExport } from './get-export.ts';
import { listExports } from './list-exports.ts';

export const exportRoutes: readonly Route[] = [listExports, createExport, getExport];
