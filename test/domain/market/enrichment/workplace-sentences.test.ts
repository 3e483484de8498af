import { describe, expect, test } from '@jest/globals';
import { workplaceType } from '../../../../domain/market/enrichment/workplace.ts';
import { seniorityLevel } from '../../../../domain/market/enrichment/seniority.ts';

interface Stated {
  title?: string;
  place?: string;
  label?: string;
  body?: string;
}

function typeOf({ title = 'Analyst', place = '', label, body }: Stated): string | null {
  const posting = {
    title,
    places: [{ text: place, city: null, region: null, country: null }],
    remoteFlag: null,
    workplaceLabel: label ?? null,
  };
  return workplaceType(posting, body);
}

describe('a place is read as a whole sentence', () => {
  test.each([
    ['Remote work not available - Austin, TX', null],
    ['Remote is not an option', null],
    ['Not eligible for remote', null],
    ['Berlin (kein Homeoffice)', null],
    ['Paris, pas de télétravail', null],
    ['Work from home not possible, on-site', 'on_site'],
    ['Anywhere', 'remote'],
    ['Anywhere in Europe', 'remote'],
    ['Work from home', 'remote'],
    ['Austin, TX (remote 2 days a week)', 'hybrid'],
    ['Hybrid - 3 days remote', 'hybrid'],
    ['London, 2-3 days remote', 'hybrid'],
    ['Remote', 'remote'],
    ['Hybrid/Remote', null],
    ['Hybrid remote in Austin, TX', 'hybrid'],
    ['Remote work: not possible', null],
    ['Remote? No. Miami, FL', null],
    ['Cannot be remote - Miami', null],
    ['Temporarily remote - Boston', null],
    ['Remote until further notice', null],
    ['Remote with 25% travel', 'remote'],
    ['50% remote, Zürich', 'hybrid'],
    ['Partially remote', 'hybrid'],
    ['Munich, 3 days on-site per week', 'hybrid'],
    ['New York (3 days in office)', 'hybrid'],
    ['On-site 5 days - Toronto', 'on_site'],
    ['Home-based, UK', 'remote'],
    ['Working from home, UK', 'remote'],
    ['USA (Anywhere)', 'remote'],
    ['Worldwide', 'remote'],
    ['Global', null],
  ])('%s: %s', (place, type) => expect(typeOf({ place })).toBe(type));
});

describe('places in other languages', () => {
  test.each([
    ['Berlin (2 Tage Homeoffice)', 'hybrid'],
    ['Homeoffice möglich, München', null],
    ['Home-Office nach Absprache', null],
    ['Remote nicht möglich', null],
    ['Vor Ort, Hamburg', 'on_site'],
    ['Paris (télétravail partiel)', 'hybrid'],
    ['Télétravail 2j/semaine', 'hybrid'],
    ['Télétravail impossible - Lyon', null],
    ['Présentiel - Paris', 'on_site'],
    ['Madrid (teletrabajo 2 días)', 'hybrid'],
    ['Trabajo remoto no disponible', null],
    ['Híbrido - Madrid', 'hybrid'],
    ['Teletrabajo', 'remote'],
    ['Lavoro ibrido, Milano', 'hybrid'],
    ['In sede - Torino', 'on_site'],
    ['Thuiswerken, Nederland', 'remote'],
    ['Op kantoor - Utrecht', 'on_site'],
    ['Warszawa (praca hybrydowa)', 'hybrid'],
    ['Praca zdalna', 'remote'],
    ['Práce z domova', 'remote'],
    ['Distansarbete', 'remote'],
    ['Hibrit - İstanbul', 'hybrid'],
    ['Удалённая работа', 'remote'],
    ['远程办公 - 上海', 'remote'],
    ['フルリモート', 'remote'],
    ['재택근무', 'remote'],
    ['عن بعد', 'remote'],
  ])('%s: %s', (place, type) => expect(typeOf({ place })).toBe(type));
});

describe('in a title, remote may belong to the thing', () => {
  test.each([
    ['Manager, Remote Support Tools', null],
    ['Engineer, Remote Infrastructure', null],
    ['Director of Remote Device Management', null],
    ['Principal Engineer, Remote Execution', null],
    ['Senior Engineer - Remote Rendering', null],
    ['Head of Remote', null],
    ['Control remoto - Técnico', null],
    ['Backend Engineer, Remote Europe', 'remote'],
    ['Account Executive - Remote Germany', 'remote'],
    ['Backend Engineer - Remote Opportunity', 'remote'],
    ['Field Technician - On-site', 'on_site'],
    ['On-Site Manager', null],
    ['Account Executive - Hybrid', 'hybrid'],
    ['Hybrid Cloud Engineer', null],
    ['Remote Customer Support Specialist', 'remote'],
    ['Engineer (Remote)', 'remote'],
  ])('%s: %s', (title, type) => expect(typeOf({ title, place: 'Austin, TX' })).toBe(type));
});

describe('a description that contradicts the label', () => {
  test.each([
    ['Remote', 'This is not a remote position.', null],
    ['Remote', 'Remote work is not available.', null],
    ['Remote', 'This role is fully on-site.', null],
    ['On-site', 'This role is fully remote.', null],
    ['On-site', 'Work location: Remote', null],
    ['Hybrid', 'This is a fully remote role.', null],
    ['Hybrid', 'This position is 100% on-site.', null],
    ['Remote', 'Work location: In person', null],
    ['Remote', 'Remote: No', null],
    ['Remote', 'This role is hybrid: three days in the office.', null],
    ['Remote', 'This is a hybrid role: part engineer, part analyst.', 'remote'],
    ['Remote', 'We are 5 days a week in the office.', null],
    ['Remote', 'This is not a remote-only team.', 'remote'],
    ['Remote', 'Kein Homeoffice möglich.', null],
    ['Remote', 'Télétravail non autorisé.', null],
    ['Remote', 'We love remote work. Offices are not required.', 'remote'],
    ['On-site', 'You support remote teams.', 'on_site'],
  ])('%s, "%s": %s', (label, body, type) => expect(typeOf({ label, body })).toBe(type));

  test('a description alone says nothing', () => {
    expect(typeOf({ body: 'This role is fully remote.' })).toBeNull();
  });
});

test.each([
  ['Assistant Principal', null],
  ['Vice Principal', null],
  ['Elementary School Principal', null],
  ['Principal Engineer', 'principal'],
  ['Associate Principal', null],
  ['Principal, Lincoln Elementary', null],
  ['Principal Dancer', null],
  ['Middle School Assistant Principal', null],
  ['Junior High School Teacher', null],
  ['Senior Care Assistant', null],
  ['Senior Developer', 'senior'],
  ['Wait Staff', null],
  ['Staff Therapist', null],
  ['Member of Technical Staff', null],
  ['Senior Member of Technical Staff', 'senior'],
  ['Staff Engineer', 'staff'],
  ['Lead Paint Inspector', null],
  ['Sales Lead', 'lead'],
  ['Sales Lead Qualifier', null],
  ['Director of Photography', null],
  ['Funeral Director', null],
  ['Executive Director', 'executive'],
  ['Internship Coordinator', null],
  ['Internship Program (All Roles)', 'internship'],
  ['Co-op Store Assistant', null],
  ['Co-op Student', 'internship'],
  ['Cardiology Fellow', null],
  ['Technical Fellow', 'principal'],
  ['Graduate Software Engineer', 'new_grad'],
  ['Customer Success - Middle East', null],
  ['Stage Manager', null],
  ['Gerente de Ventas', 'manager'],
])('the level of %s: %s', (title, level) => expect(seniorityLevel(title, null)).toBe(level));
