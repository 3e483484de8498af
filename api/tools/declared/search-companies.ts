import { searchCompanies as route } from '../../market/search-companies.ts';
import { defineTool } from '../define-tool.ts';
import { readsOnly } from '../effects.ts';

export const searchCompanies = defineTool({
  name: 'search_companies',
  title: 'Find employers',
  description: 'Find employers with an open job by name. search_jobs takes the slug as company.',
  route,
  effect: readsOnly,
});
