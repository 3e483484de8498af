import { expect, it } from '@jest/globals';
import {
  candidateQuery,
  candidatesViewPath,
} from '../../../pages/console/hiring/candidate-filters.tsx';

/** Promise: a view leads back to the filters that it was saved from. */
it.each([
  { tag: 'night & day' },
  { q: 'Signe Holm', sort: 'name', order: 'desc' },
  { since: '2026-02-28', status: 'active' },
  { job_id: 'job_1', stage: 'screening', answered: 'job_1:boat:ferry:big' },
])('%j is found again', (filters) => {
  const given = Object.entries(candidateQuery(filters)).filter(([, value]) => value !== '');
  const path = candidatesViewPath(Object.fromEntries(given));
  const { searchParams, pathname } = new URL(path, 'https://jobs.example');
  expect(pathname).toBe('/console/candidates');
  expect(Object.fromEntries(searchParams)).toEqual(filters);
});
