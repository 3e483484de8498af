import type { Route } from '../route.ts';
import { changeCandidates } from './change-candidates.ts';
import { createView, deleteView, getView, listViews, updateView } from './views.ts';

/** `/candidates/bulk` comes before `/candidates/{id}` of the hiring area, which has no POST. */
export const listRoutes: readonly Route[] = [
  changeCandidates,
  listViews,
  createView,
  getView,
  updateView,
  deleteView,
];
