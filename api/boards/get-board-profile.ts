import { profileRow, profileSchema } from '../../domain/hiring/organization.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { boardAnswer } from './board-answer.ts';
import { boardParams, boardPaths, boardReads, findBoard, withBusinessPath } from './board-path.ts';

export const getBoardProfile = defineRoute(
  {
    name: 'getBoardProfile',
    method: 'get',
    ...withBusinessPath(boardPaths(''), '/brand'),
    access: boardReads,
    params: boardParams,
    find: findBoard,
    readsOnly: true,
    tagged: true,
    response: recordOf(profileSchema),
    summary: "Read a board's branding, profile and features.",
  },
  (call) =>
    boardAnswer(call, {
      key: 'profile',
      make: () => Promise.resolve(JSON.stringify({ data: profileRow(call.found) })),
    }),
);
