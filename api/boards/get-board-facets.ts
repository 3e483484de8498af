import { z } from 'zod';
import { boardFacets, boardFacetsSchema } from '../../domain/boards/board-facets.ts';
import {
  boardFilterQuery,
  repeatableFilters,
  searchBoard,
} from '../../domain/boards/board-filter.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { boardAnswer } from './board-answer.ts';
import { boardParams, boardPaths, boardReads, findBoard } from './board-path.ts';

export const getBoardFacets = defineRoute(
  {
    name: 'getBoardFacets',
    method: 'get',
    ...boardPaths('/facets'),
    access: boardReads,
    params: boardParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    query: z.object(boardFilterQuery),
    repeatable: repeatableFilters,
    response: recordOf(boardFacetsSchema),
    summary: 'List the filter values of a board, counted under the other filters.',
  },
  (call) =>
    boardAnswer(call, {
      key: `facets ${JSON.stringify(call.query)}`,
      make: async () => {
        const entries = await call.ctx.boards.entries(call.found);
        return JSON.stringify({ data: boardFacets(searchBoard(entries, call.query)) });
      },
    }),
);
