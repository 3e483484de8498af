import type { Route } from '../route.ts';
import { getPersonContact } from './get-person-contact.ts';
import { getPersonResume } from './get-person-resume.ts';
import { searchPeople } from './search-people.ts';

export const peopleRoutes: readonly Route[] = [searchPeople, getPersonResume, getPersonContact];
