import type { Route } from '../route.ts';
import { applyOnBoard } from './apply-on-board.ts';
import { getBoardFacets } from './get-board-facets.ts';
import { getBoardProfile } from './get-board-profile.ts';
import { getBoardRoleMarkup } from './get-board-role-markup.ts';
import { getBoardRole } from './get-board-role.ts';
import { getBoard } from './get-board.ts';
import { listBoardRoles } from './list-board-roles.ts';
import { listCompanyRoles } from './list-company-roles.ts';
import { parseResume } from './parse-resume.ts';

export const boardRoutes: readonly Route[] = [
  getBoardProfile,
  getBoard,
  listBoardRoles,
  listCompanyRoles,
  getBoardFacets,
  getBoardRole,
  getBoardRoleMarkup,
  applyOnBoard,
  parseResume,
];
