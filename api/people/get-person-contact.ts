import { AppError } from '../../domain/common/errors.ts';
import { personContactSchema } from '../../domain/people/person.ts';
import { recordOf } from '../list-answer.ts';
import { defineRoute } from '../route.ts';
import { foundPerson, personParams, revealed } from './person-path.ts';

export const getPersonContact = defineRoute(
  {
    name: 'getPersonContact',
    method: 'get',
    path: '/people/{id}/contact',
    access: { scopes: ['jobs:applications'], role: 'recruiter' },
    meter: 'platform_calls',
    params: personParams,
    response: recordOf(personContactSchema),
    find: foundPerson,
    errors: ['quota_exceeded'],
    summary: 'Reveal the contact of a person.',
    description:
      'Uses one unit of contact_reveals per person and month, also for repeated calls. Each reveal is in the audit log.',
  },
  async (call) => {
    const { email, phone, links } = call.found;
    if (email === null && phone === null && links.length === 0) throw new AppError('not_found');
    const person = await revealed(call, 'contact');
    return {
      body: {
        data: {
          id: person.id,
          name: person.name,
          email: person.email,
          phone: person.phone,
          links: person.links,
        },
      },
    };
  },
);
