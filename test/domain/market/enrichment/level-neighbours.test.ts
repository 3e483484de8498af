import { expect, test } from '@jest/globals';
import { seniorityLevel } from '../../../../domain/market/enrichment/seniority.ts';

/** Promise: the level is that of the role; words of its team, product and place do not change it. */
test.each([
  ['Junior Developer - Team Lead Support', 'entry'],
  ['Engineer II - Senior Platform Group', 'mid'],
  ['Junior Accountant, Senior Living Division', 'entry'],
  ['Analyst I | Director Services', 'entry'],
  ['Trainee (Head of Sales Team)', 'entry'],
  ['Senior Developer in the Junior League', 'senior'],
  ['Jr. Recruiter, Executive Search', 'entry'],
  ['Staff Engineer - Junior Talent Platform', 'staff'],
  ['Software Engineer (Junior), Principal Investments', 'entry'],
  ['Lead Nurse, Senior Care', 'lead'],
  // Set aside.
  ['Junior Designer – Lead Generation', 'entry'],
  ['Entry Level Clerk, Vice President Office', 'entry'],
  ['Developer II of the Principal Team', 'mid'],
  ['Junior Consultant (Senior Leadership Programs)', 'entry'],
  ['Senior Engineer, Staff Tools', 'senior'],
  ['Graduate Engineer - Lead Acid Batteries', 'new_grad'],
  ['Junior Editor for Chief Executive Magazine', 'entry'],
  ['Intern: Office of the CEO', 'internship'],
  ['Principal Scientist, Junior Programs', 'principal'],
  ['Manager, Junior Staff', 'manager'],
])('%s: %s', (title, level) => expect(seniorityLevel(title, null)).toBe(level));
