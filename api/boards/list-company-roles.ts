import { z } from 'zod';
import { repeatableFilters } from '../../domain/boards/board-filter.ts';
import { boardRoleRowSchema } from '../../domain/boards/board-role.ts';
import { foundListOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { boardAnswer } from './board-answer.ts';
import { boardBundleText, boardListQuery, boardListText, includeFacets } from './board-list.ts';
import { boardParams, boardReads, findBoard } from './board-path.ts';
import { boardBundleSchema } from './get-board.ts';

export const listCompanyRoles = defineRoute(
  {
    name: 'listCompanyRoles',
    method: 'get',
    path: '/business/jobs/company/{company}',
    access: boardReads,
    params: boardParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    query: boardListQuery.extend({ include: includeFacets }),
    repeatable: repeatableFilters,
    response: z.union([foundListOf(boardRoleRowSchema), boardBundleSchema]),
    errors: ['invalid_cursor'],
    summary: 'List the roles of a board; with include=facets read the whole board.',
  },
  (call) => {
    const { include, ...query } = call.query;
    const listing = { ...call, query };
    return boardAnswer(call, {
      key: `company ${JSON.stringify(call.query)}`,
      make: () => (include === 'facets' ? boardBundleText(listing, true) : boardListText(listing)),
    });
  },
);
