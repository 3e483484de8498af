import { z } from 'zod';
import { boardFacetsSchema } from '../../domain/boards/board-facets.ts';
import { repeatableFilters } from '../../domain/boards/board-filter.ts';
import { boardRoleRowSchema } from '../../domain/boards/board-role.ts';
import { featuresSchema } from '../../domain/hiring/board-features.ts';
import { profileSchema } from '../../domain/hiring/organization.ts';
import { foundListOf, recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { boardAnswer } from './board-answer.ts';
import { boardBundleText, boardListQuery, includeFacets } from './board-list.ts';
import { boardParams, boardPaths, boardReads, findBoard } from './board-path.ts';

export const boardBundleSchema = recordOf(
  z.object({
    profile: profileSchema,
    listings: foundListOf(boardRoleRowSchema),
    features: featuresSchema,
    facets: boardFacetsSchema.exactOptional(),
  }),
);

export const getBoard = defineRoute(
  {
    name: 'getBoard',
    method: 'get',
    ...boardPaths('/board'),
    access: boardReads,
    params: boardParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    query: boardListQuery.extend({ include: includeFacets }),
    repeatable: repeatableFilters,
    response: boardBundleSchema,
    errors: ['invalid_cursor'],
    summary: 'Read a whole board: profile, roles, features and, with include=facets, facets.',
  },
  (call) => {
    const { include, ...query } = call.query;
    return boardAnswer(call, {
      key: `board ${JSON.stringify(call.query)}`,
      make: () => boardBundleText({ ...call, query }, include === 'facets'),
    });
  },
);
