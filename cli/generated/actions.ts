// Written by `npm run sdk:generate` from the declarations of the API.

import type { Action } from '../command.ts';

/** The operations of the API. */
export const actions: readonly Action[] = [
  {
    method: 'jobs.search',
    operation: 'GET /jobs list',
    summary: 'Search open jobs.',
    description:
      'Rows have no description; GET /jobs/{id} returns the whole posting. Duplicates of a role appear once.',
    ids: [],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
        example: 'senior data scientist remote germany 90k+',
      },
      {
        name: 'q',
        kind: 'text',
        about:
          'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
        example: 'backend "machine learning" -intern',
      },
      {
        name: 'title',
        kind: 'text',
        about:
          'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
        example: 'Software Engineer,Backend Developer,-Senior',
      },
      {
        name: 'location',
        kind: 'text',
        about:
          'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
        example: 'Austin, TX',
      },
      {
        name: 'location_or',
        kind: 'text',
        about: 'Places separated by | or ;, any of which can match. location is one more of them.',
        example: 'Berlin | Paris',
      },
      {
        name: 'radius_km',
        kind: 'number',
        about: 'Distance around a city in km. The default is 40. It has no effect on other places.',
        example: '25',
      },
      {
        name: 'company',
        kind: 'text',
        about: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
        example: 'ramp,-open-ai',
      },
      {
        name: 'employment_type',
        kind: 'text',
        about:
          'Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.',
        example: 'full_time,contract',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      {
        name: 'seniority_level',
        kind: 'text',
        about:
          'Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director, vp, executive.',
        example: 'entry,new_grad',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
      },
      {
        name: 'workplace_type',
        kind: 'text',
        about: 'Comma-separated, any of: remote, hybrid, on_site.',
        example: 'remote',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'posted_within_days',
        kind: 'number',
        about: 'Only jobs posted in the last number of days. 0 means no cutoff.',
        example: '7',
      },
      {
        name: 'since',
        kind: 'number',
        about:
          'Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.',
        example: '1767225600',
      },
      {
        name: 'country',
        kind: 'text',
        about: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
        example: 'US,CA',
      },
      {
        name: 'department',
        kind: 'text',
        about: 'Comma-separated phrases, any of which must occur in the department.',
        example: 'Engineering',
      },
      {
        name: 'salary_min',
        kind: 'number',
        about: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
        example: '120000',
      },
      {
        name: 'currency',
        kind: 'text',
        about: 'ISO 4217 code. Only jobs with pay in this currency.',
        example: 'USD',
      },
      {
        name: 'has_salary',
        kind: 'boolean',
        about: 'true: only jobs with pay. false: only jobs without.',
      },
      {
        name: 'can_apply',
        kind: 'boolean',
        about: 'true: only jobs that can be applied for through this API. false: only the others.',
      },
      {
        name: 'keywords',
        kind: 'text',
        about:
          'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
        example: 'TypeScript,PostgreSQL',
      },
      {
        name: 'language',
        kind: 'text',
        about: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
        example: 'en,de',
      },
      {
        name: 'sort',
        kind: 'text',
        about:
          'relevance (default with q and query): with q jobs that match by their title first, then newest first; with query best match first. date: newest first.',
        example: 'date',
        values: ['relevance', 'date'],
      },
      {
        name: 'strict',
        kind: 'boolean',
        about:
          'true: only jobs that match all of query, as typed. By default a typing error is corrected, and when fewer than ten jobs match, jobs that match nearly all of it follow.',
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 50 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'jobs.get',
    operation: 'GET /jobs/{id}',
    summary: 'Read one job with its full description.',
    description:
      'A closed job can be read and has closed_at. The first 20 summaries that an account requests first on a UTC day are free; further ones charge AI tokens.',
    ids: ['id'],
    options: [
      {
        name: 'summary',
        kind: 'boolean',
        about:
          'true includes the AI summary. The first request starts it and waits up to 20 s, then gets ai_summary_status pending.',
      },
    ],
  },
  {
    method: 'jobs.map',
    operation: 'GET /jobs/map',
    summary: 'List employers with coordinates and their number of open jobs.',
    description:
      'Employers with most open jobs first. Employers without a known place are left out.',
    ids: [],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
        example: 'senior data scientist remote germany 90k+',
      },
      {
        name: 'q',
        kind: 'text',
        about:
          'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
        example: 'backend "machine learning" -intern',
      },
      {
        name: 'title',
        kind: 'text',
        about:
          'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
        example: 'Software Engineer,Backend Developer,-Senior',
      },
      {
        name: 'location',
        kind: 'text',
        about:
          'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
        example: 'Austin, TX',
      },
      {
        name: 'location_or',
        kind: 'text',
        about: 'Places separated by | or ;, any of which can match. location is one more of them.',
        example: 'Berlin | Paris',
      },
      {
        name: 'radius_km',
        kind: 'number',
        about: 'Around the centre; without a centre, around the city of location.',
        example: '50',
      },
      {
        name: 'company',
        kind: 'text',
        about: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
        example: 'ramp,-open-ai',
      },
      {
        name: 'employment_type',
        kind: 'text',
        about:
          'Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.',
        example: 'full_time,contract',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      {
        name: 'seniority_level',
        kind: 'text',
        about:
          'Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director, vp, executive.',
        example: 'entry,new_grad',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
      },
      {
        name: 'workplace_type',
        kind: 'text',
        about: 'Comma-separated, any of: remote, hybrid, on_site.',
        example: 'remote',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'posted_within_days',
        kind: 'number',
        about: 'Only jobs posted in the last number of days. 0 means no cutoff.',
        example: '7',
      },
      {
        name: 'since',
        kind: 'number',
        about:
          'Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.',
        example: '1767225600',
      },
      {
        name: 'country',
        kind: 'text',
        about: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
        example: 'US,CA',
      },
      {
        name: 'department',
        kind: 'text',
        about: 'Comma-separated phrases, any of which must occur in the department.',
        example: 'Engineering',
      },
      {
        name: 'salary_min',
        kind: 'number',
        about: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
        example: '120000',
      },
      {
        name: 'currency',
        kind: 'text',
        about: 'ISO 4217 code. Only jobs with pay in this currency.',
        example: 'USD',
      },
      {
        name: 'has_salary',
        kind: 'boolean',
        about: 'true: only jobs with pay. false: only jobs without.',
      },
      {
        name: 'can_apply',
        kind: 'boolean',
        about: 'true: only jobs that can be applied for through this API. false: only the others.',
      },
      {
        name: 'keywords',
        kind: 'text',
        about:
          'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
        example: 'TypeScript,PostgreSQL',
      },
      {
        name: 'language',
        kind: 'text',
        about: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
        example: 'en,de',
      },
      { name: 'north', kind: 'number', about: 'Bounding box; all four sides together.' },
      { name: 'south', kind: 'number', about: 'Below north.' },
      { name: 'east', kind: 'number', about: 'The right side of the box.' },
      { name: 'west', kind: 'number', about: 'A west greater than east crosses the antimeridian.' },
      { name: 'center_lat', kind: 'number', about: 'Needs center_lng and radius_km.' },
      { name: 'center_lng', kind: 'number', about: 'Needs center_lat and radius_km.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 100; a number above 500 is reduced to it.',
      },
    ],
  },
  {
    method: 'jobs.averageSalary',
    operation: 'GET /jobs/salary-average idempotent',
    summary: 'Average the annual pay of matching jobs.',
    description:
      'q, title or query is required. Pay per hour, day, week and month is converted to annual pay. A job counts if the midpoint of its annual pay is from 30,000 to 1,000,000 in the currency. The amounts are null if no job counts. A 2xx response costs 0.05 USD; a replay under the same Idempotency-Key is free.',
    ids: [],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
        example: 'senior data scientist remote germany 90k+',
      },
      {
        name: 'q',
        kind: 'text',
        about:
          'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
        example: 'backend "machine learning" -intern',
      },
      {
        name: 'title',
        kind: 'text',
        about:
          'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
        example: 'Software Engineer,Backend Developer,-Senior',
      },
      {
        name: 'location',
        kind: 'text',
        about:
          'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
        example: 'Austin, TX',
      },
      {
        name: 'location_or',
        kind: 'text',
        about: 'Places separated by | or ;, any of which can match. location is one more of them.',
        example: 'Berlin | Paris',
      },
      {
        name: 'radius_km',
        kind: 'number',
        about: 'Distance around a city in km. The default is 40. It has no effect on other places.',
        example: '25',
      },
      {
        name: 'company',
        kind: 'text',
        about: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
        example: 'ramp,-open-ai',
      },
      {
        name: 'employment_type',
        kind: 'text',
        about:
          'Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.',
        example: 'full_time,contract',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      {
        name: 'seniority_level',
        kind: 'text',
        about:
          'Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director, vp, executive.',
        example: 'entry,new_grad',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
      },
      {
        name: 'workplace_type',
        kind: 'text',
        about: 'Comma-separated, any of: remote, hybrid, on_site.',
        example: 'remote',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'posted_within_days',
        kind: 'number',
        about: 'Only jobs posted in the last number of days. 0 means no cutoff.',
        example: '7',
      },
      {
        name: 'since',
        kind: 'number',
        about:
          'Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.',
        example: '1767225600',
      },
      {
        name: 'country',
        kind: 'text',
        about: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
        example: 'US,CA',
      },
      {
        name: 'department',
        kind: 'text',
        about: 'Comma-separated phrases, any of which must occur in the department.',
        example: 'Engineering',
      },
      {
        name: 'salary_min',
        kind: 'number',
        about: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
        example: '120000',
      },
      {
        name: 'currency',
        kind: 'text',
        about:
          'ISO 4217 code of the averaged pay. The default is USD. A job with pay in another currency counts only as matching.',
        example: 'EUR',
      },
      {
        name: 'has_salary',
        kind: 'boolean',
        about: 'true: only jobs with pay. false: only jobs without.',
      },
      {
        name: 'can_apply',
        kind: 'boolean',
        about: 'true: only jobs that can be applied for through this API. false: only the others.',
      },
      {
        name: 'keywords',
        kind: 'text',
        about:
          'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
        example: 'TypeScript,PostgreSQL',
      },
      {
        name: 'language',
        kind: 'text',
        about: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
        example: 'en,de',
      },
    ],
  },
  {
    method: 'jobs.stats',
    operation: 'GET /stats',
    summary: 'Count open jobs that match a filter.',
    description: 'It uses no quota. Use it to count, instead of paging through GET /jobs.',
    ids: [],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
        example: 'senior data scientist remote germany 90k+',
      },
      {
        name: 'q',
        kind: 'text',
        about:
          'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
        example: 'backend "machine learning" -intern',
      },
      {
        name: 'title',
        kind: 'text',
        about:
          'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
        example: 'Software Engineer,Backend Developer,-Senior',
      },
      {
        name: 'location',
        kind: 'text',
        about:
          'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
        example: 'Austin, TX',
      },
      {
        name: 'location_or',
        kind: 'text',
        about: 'Places separated by | or ;, any of which can match. location is one more of them.',
        example: 'Berlin | Paris',
      },
      {
        name: 'radius_km',
        kind: 'number',
        about: 'Distance around a city in km. The default is 40. It has no effect on other places.',
        example: '25',
      },
      {
        name: 'company',
        kind: 'text',
        about: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
        example: 'ramp,-open-ai',
      },
      {
        name: 'employment_type',
        kind: 'text',
        about:
          'Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.',
        example: 'full_time,contract',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      {
        name: 'seniority_level',
        kind: 'text',
        about:
          'Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director, vp, executive.',
        example: 'entry,new_grad',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
      },
      {
        name: 'workplace_type',
        kind: 'text',
        about: 'Comma-separated, any of: remote, hybrid, on_site.',
        example: 'remote',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'posted_within_days',
        kind: 'number',
        about: 'Only jobs posted in the last number of days. 0 means no cutoff.',
        example: '7',
      },
      {
        name: 'since',
        kind: 'number',
        about:
          'Only jobs posted at or after this Unix time in seconds. It overrides posted_within_days.',
        example: '1767225600',
      },
      {
        name: 'country',
        kind: 'text',
        about: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
        example: 'US,CA',
      },
      {
        name: 'department',
        kind: 'text',
        about: 'Comma-separated phrases, any of which must occur in the department.',
        example: 'Engineering',
      },
      {
        name: 'salary_min',
        kind: 'number',
        about: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
        example: '120000',
      },
      {
        name: 'currency',
        kind: 'text',
        about: 'ISO 4217 code. Only jobs with pay in this currency.',
        example: 'USD',
      },
      {
        name: 'has_salary',
        kind: 'boolean',
        about: 'true: only jobs with pay. false: only jobs without.',
      },
      {
        name: 'can_apply',
        kind: 'boolean',
        about: 'true: only jobs that can be applied for through this API. false: only the others.',
      },
      {
        name: 'keywords',
        kind: 'text',
        about:
          'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
        example: 'TypeScript,PostgreSQL',
      },
      {
        name: 'language',
        kind: 'text',
        about: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
        example: 'en,de',
      },
      {
        name: 'strict',
        kind: 'boolean',
        about:
          'true: only jobs that match all of query, as typed. By default a typing error is corrected, and when fewer than ten jobs match, jobs that match nearly all of it follow.',
      },
    ],
  },
  {
    method: 'companies.search',
    operation: 'GET /companies',
    summary: 'Find employers that have an open job.',
    description:
      'Order: exact slug, exact name, prefix of slug or name, every word in the name. Shared caches may store the response for 30 days.',
    ids: [],
    options: [
      {
        name: 'q',
        kind: 'text',
        about: 'Name or slug. Trailing words such as jobs or careers are ignored.',
        example: 'ramp careers',
        required: true,
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 5; a number above 20 is reduced to it.',
      },
    ],
  },
  {
    method: 'alerts.list',
    operation: 'GET /job-alerts list',
    summary: "List the account's job alerts, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'alerts.create',
    operation: 'POST /job-alerts idempotent',
    summary: 'Create a job alert.',
    description:
      'An alert covers jobs that become searchable after its creation, and each role once, also if several sources list it. An account has at most 100 alerts.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', example: 'Backend in Stockholm', required: true },
      {
        name: 'filters',
        kind: 'json',
        about:
          'The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON values. Filters are stored as given.',
        required: true,
      },
      {
        name: 'filters.query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
        example: 'senior data scientist remote germany 90k+',
      },
      {
        name: 'filters.q',
        kind: 'text',
        about:
          'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
        example: 'backend "machine learning" -intern',
      },
      {
        name: 'filters.title',
        kind: 'text',
        about:
          'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
        example: 'Software Engineer,Backend Developer,-Senior',
      },
      {
        name: 'filters.location',
        kind: 'text',
        about:
          'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
        example: 'Austin, TX',
      },
      {
        name: 'filters.location_or',
        kind: 'text',
        about: 'Places separated by | or ;, any of which can match. location is one more of them.',
        example: 'Berlin | Paris',
      },
      {
        name: 'filters.radius_km',
        kind: 'number',
        about: 'Distance around a city in km. The default is 40. It has no effect on other places.',
        example: '25',
      },
      {
        name: 'filters.company',
        kind: 'text',
        about: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
        example: 'ramp,-open-ai',
      },
      {
        name: 'filters.employment_type',
        kind: 'text',
        about:
          'Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.',
        example: 'full_time,contract',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      {
        name: 'filters.seniority_level',
        kind: 'text',
        about:
          'Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director, vp, executive.',
        example: 'entry,new_grad',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
      },
      {
        name: 'filters.workplace_type',
        kind: 'text',
        about: 'Comma-separated, any of: remote, hybrid, on_site.',
        example: 'remote',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'filters.country',
        kind: 'text',
        about: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
        example: 'US,CA',
      },
      {
        name: 'filters.department',
        kind: 'text',
        about: 'Comma-separated phrases, any of which must occur in the department.',
        example: 'Engineering',
      },
      {
        name: 'filters.salary_min',
        kind: 'number',
        about: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
        example: '120000',
      },
      {
        name: 'filters.currency',
        kind: 'text',
        about: 'ISO 4217 code. Only jobs with pay in this currency.',
        example: 'USD',
      },
      {
        name: 'filters.has_salary',
        kind: 'text',
        about: 'true: only jobs with pay. false: only jobs without.',
      },
      {
        name: 'filters.can_apply',
        kind: 'text',
        about: 'true: only jobs that can be applied for through this API. false: only the others.',
      },
      {
        name: 'filters.keywords',
        kind: 'text',
        about:
          'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
        example: 'TypeScript,PostgreSQL',
      },
      {
        name: 'filters.language',
        kind: 'text',
        about: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
        example: 'en,de',
      },
      {
        name: 'cadence',
        kind: 'text',
        about:
          'instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at 08:00 in timezone. Nothing is sent if there is no new job.',
        values: ['instant', 'daily', 'weekly'],
        required: true,
      },
      {
        name: 'channel',
        kind: 'text',
        about:
          'email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive `job_alert.matched`.',
        values: ['email', 'webhook'],
        required: true,
      },
      {
        name: 'timezone',
        kind: 'text',
        about: 'IANA time zone of the digests.',
        example: 'Europe/Stockholm',
      },
      { name: 'enabled', kind: 'boolean' },
    ],
  },
  {
    method: 'alerts.get',
    operation: 'GET /job-alerts/{id} bare',
    summary: 'Read a job alert.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'alerts.update',
    operation: 'PATCH /job-alerts/{id}',
    summary: 'Change a job alert, disable it or enable it again.',
    description:
      'New filters apply to jobs that become searchable after the change. An alert that is enabled again does not send jobs that it missed while disabled.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text', example: 'Backend in Stockholm' },
      {
        name: 'filters',
        kind: 'json',
        about:
          'The filters of GET /jobs, without since and posted_within_days. Numbers and booleans can be given as JSON values. Filters are stored as given.',
      },
      {
        name: 'filters.query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, skills, places, workplace, seniority, pay, language. meta.understood says what was made of it. It combines with the other filters.',
        example: 'senior data scientist remote germany 90k+',
      },
      {
        name: 'filters.q',
        kind: 'text',
        about:
          'Words and "quoted phrases" that must all occur in title or company name. -term excludes titles that contain the text.',
        example: 'backend "machine learning" -intern',
      },
      {
        name: 'filters.title',
        kind: 'text',
        about:
          'Comma-separated phrases of whole words, any of which must occur in the title. -phrase excludes. A seniority word includes its spellings: -Senior also excludes Sr.',
        example: 'Software Engineer,Backend Developer,-Senior',
      },
      {
        name: 'filters.location',
        kind: 'text',
        about:
          'One place: a city, region or country by name or code, or remote. A code that is both a country and an American state, such as CA, is not resolved.',
        example: 'Austin, TX',
      },
      {
        name: 'filters.location_or',
        kind: 'text',
        about: 'Places separated by | or ;, any of which can match. location is one more of them.',
        example: 'Berlin | Paris',
      },
      {
        name: 'filters.radius_km',
        kind: 'number',
        about: 'Distance around a city in km. The default is 40. It has no effect on other places.',
        example: '25',
      },
      {
        name: 'filters.company',
        kind: 'text',
        about: 'Comma-separated employer slugs, as many as fit into the URL. -slug excludes.',
        example: 'ramp,-open-ai',
      },
      {
        name: 'filters.employment_type',
        kind: 'text',
        about:
          'Comma-separated, any of: full_time, part_time, contract, temporary, internship, volunteer, per_diem, other.',
        example: 'full_time,contract',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      {
        name: 'filters.seniority_level',
        kind: 'text',
        about:
          'Comma-separated, any of: internship, new_grad, entry, mid, senior, staff, principal, lead, manager, director, vp, executive.',
        example: 'entry,new_grad',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
      },
      {
        name: 'filters.workplace_type',
        kind: 'text',
        about: 'Comma-separated, any of: remote, hybrid, on_site.',
        example: 'remote',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'filters.country',
        kind: 'text',
        about: 'Comma-separated country codes (ISO 3166-1 alpha-2), any of which can match.',
        example: 'US,CA',
      },
      {
        name: 'filters.department',
        kind: 'text',
        about: 'Comma-separated phrases, any of which must occur in the department.',
        example: 'Engineering',
      },
      {
        name: 'filters.salary_min',
        kind: 'number',
        about: 'Only jobs whose highest annual pay in currency (default USD) is at least this.',
        example: '120000',
      },
      {
        name: 'filters.currency',
        kind: 'text',
        about: 'ISO 4217 code. Only jobs with pay in this currency.',
        example: 'USD',
      },
      {
        name: 'filters.has_salary',
        kind: 'text',
        about: 'true: only jobs with pay. false: only jobs without.',
      },
      {
        name: 'filters.can_apply',
        kind: 'text',
        about: 'true: only jobs that can be applied for through this API. false: only the others.',
      },
      {
        name: 'filters.keywords',
        kind: 'text',
        about:
          'Comma-separated skills or technologies, in any spelling, all of which the job must name.',
        example: 'TypeScript,PostgreSQL',
      },
      {
        name: 'filters.language',
        kind: 'text',
        about: 'Comma-separated languages of the posting (ISO 639-1), any of which can match.',
        example: 'en,de',
      },
      {
        name: 'cadence',
        kind: 'text',
        about:
          'instant: within 60 seconds after a job becomes searchable. daily: at 08:00 in timezone. weekly: on Monday at 08:00 in timezone. Nothing is sent if there is no new job.',
        values: ['instant', 'daily', 'weekly'],
      },
      {
        name: 'channel',
        kind: 'text',
        about:
          'email: one mail per digest, to the address of the account. webhook: the endpoints of the account that receive `job_alert.matched`.',
        values: ['email', 'webhook'],
      },
      {
        name: 'timezone',
        kind: 'text',
        about: 'IANA time zone of the digests.',
        example: 'Europe/Stockholm',
      },
      { name: 'enabled', kind: 'boolean' },
    ],
    versioned: true,
  },
  {
    method: 'alerts.delete',
    operation: 'DELETE /job-alerts/{id} bare',
    summary: 'Delete a job alert.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'boards.profile',
    operation: 'GET /job-boards/{company} bare',
    summary: "Read a board's branding, profile and features.",
    ids: ['company'],
    options: [],
    isPublic: true,
  },
  {
    method: 'boards.get',
    operation: 'GET /job-boards/{company}/board',
    summary: 'Read a whole board: profile, roles, features and, with include=facets, facets.',
    ids: ['company'],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay. meta.understood says what was made of it.',
        example: 'nurse part time berlin',
      },
      {
        name: 'q',
        kind: 'text',
        about: 'Each word must be the beginning of a word of title, department or location.',
        example: 'backend eng',
      },
      { name: 'department', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'workplace_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'employment_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      { name: 'location', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 25; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
      {
        name: 'include',
        kind: 'text',
        about: '`facets` adds the filter values with their counts, as `/facets` returns them.',
        values: ['facets'],
      },
    ],
    isPublic: true,
  },
  {
    method: 'boards.roles',
    operation: 'GET /job-boards/{company}/jobs list',
    summary: 'List the open roles of a board, newest first.',
    ids: ['company'],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay. meta.understood says what was made of it.',
        example: 'nurse part time berlin',
      },
      {
        name: 'q',
        kind: 'text',
        about: 'Each word must be the beginning of a word of title, department or location.',
        example: 'backend eng',
      },
      { name: 'department', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'workplace_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'employment_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      { name: 'location', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 25; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
    isPublic: true,
  },
  {
    method: 'boards.companyRoles',
    operation: 'GET /business/jobs/company/{company} list',
    summary: 'List the roles of a board; with include=facets read the whole board.',
    ids: ['company'],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay. meta.understood says what was made of it.',
        example: 'nurse part time berlin',
      },
      {
        name: 'q',
        kind: 'text',
        about: 'Each word must be the beginning of a word of title, department or location.',
        example: 'backend eng',
      },
      { name: 'department', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'workplace_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'employment_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      { name: 'location', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 25; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
      {
        name: 'include',
        kind: 'text',
        about: '`facets` adds the filter values with their counts, as `/facets` returns them.',
        values: ['facets'],
      },
    ],
    isPublic: true,
  },
  {
    method: 'boards.facets',
    operation: 'GET /job-boards/{company}/facets',
    summary: 'List the filter values of a board, counted under the other filters.',
    ids: ['company'],
    options: [
      {
        name: 'query',
        kind: 'text',
        about:
          'A search in one line, as a person types it: roles, places, workplace, employment, seniority, pay. meta.understood says what was made of it.',
        example: 'nurse part time berlin',
      },
      {
        name: 'q',
        kind: 'text',
        about: 'Each word must be the beginning of a word of title, department or location.',
        example: 'backend eng',
      },
      { name: 'department', kind: 'list', about: 'May be repeated; any value can match.' },
      {
        name: 'workplace_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: ['remote', 'hybrid', 'on_site'],
      },
      {
        name: 'employment_type',
        kind: 'list',
        about: 'May be repeated; any value can match.',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
      },
      { name: 'location', kind: 'list', about: 'May be repeated; any value can match.' },
    ],
    isPublic: true,
  },
  {
    method: 'boards.role',
    operation: 'GET /job-boards/{company}/jobs/{idOrSlug} bare',
    summary: 'Read one role with its application form.',
    description: 'A closed role can be read and has accepting_applications false.',
    ids: ['company', 'idOrSlug'],
    options: [],
    isPublic: true,
  },
  {
    method: 'boards.roleMarkup',
    operation: 'GET /job-boards/{company}/jobs/{idOrSlug}/json-ld bare whole',
    summary: "Read an open role as schema.org's JobPosting, for search engines.",
    description: 'The response has no data envelope. A closed role is 410 role_closed.',
    ids: ['company', 'idOrSlug'],
    options: [],
    isPublic: true,
  },
  {
    method: 'boards.apply',
    operation: 'POST /job-boards/{company}/jobs/{id}/apply idempotent whole',
    summary: 'Apply for a role.',
    description:
      'The form of the role defines the answers. All problems are listed in one invalid_application. There is one application per job and e-mail address: a second one is duplicate_application. A role that is not open is role_closed, also if it closes during the upload.',
    ids: ['company', 'id'],
    options: [
      { name: 'name', kind: 'text', nullable: true },
      { name: 'email', kind: 'text', example: 'mara.lindqvist@example.com', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      {
        name: 'answers',
        kind: 'json',
        about: 'By field key; a file is { filename, content_base64 }.',
      },
      {
        name: 'consent_discovery',
        kind: 'boolean',
        about:
          'Whether other employers may find this person. The consent of a candidate who already has this address does not change, unless an account applies with its own address.',
      },
      {
        name: 'source',
        kind: 'text',
        about:
          'Where the applicant comes from, such as the name of a job site. A new candidate keeps it; the default is job_board.',
        example: 'newsletter',
      },
      {
        name: 'suspected_spam',
        kind: 'boolean',
        about:
          'Whether the form took the applicant for a machine. A new candidate then has the tag suspected_spam; nothing else changes.',
      },
    ],
    isPublic: true,
  },
  {
    method: 'boards.parseResume',
    operation: 'POST /job-boards/{company}/jobs/{idOrSlug}/parse-resume form',
    summary: 'Parse a résumé for the application form.',
    description:
      'PDF, DOCX, RTF, TXT or MD up to 5 MiB, as JSON or as a form. Nothing is stored and no AI tokens are used, unless the employer has chosen `resume_reading: model`. One file per client address is parsed at a time and four can wait; another one is 429 rate_limited. It never fills EEO, demographic, consent and file fields.',
    ids: ['company', 'idOrSlug'],
    options: [{ name: 'file', kind: 'file', about: 'Ends in .pdf, .docx, .rtf, .txt or .md.' }],
    isPublic: true,
  },
  {
    method: 'organizations.list',
    operation: 'GET /company-organizations list',
    summary: "List the account's organizations, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'organizations.create',
    operation: 'POST /company-organizations idempotent',
    summary: 'Create an organization, which has its own public board.',
    description:
      'A given slug that is taken is 409. Without a slug, one is made from the name. A slug never changes.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', required: true },
      {
        name: 'slug',
        kind: 'text',
        about: 'Slug of the public board. The default is made from the name.',
      },
      { name: 'tagline', kind: 'text', nullable: true },
      { name: 'description', kind: 'text', nullable: true },
      { name: 'website', kind: 'text', nullable: true },
      { name: 'logo_url', kind: 'text', nullable: true },
      { name: 'cover_url', kind: 'text', nullable: true },
      { name: 'brand_color', kind: 'text', nullable: true },
      { name: 'locations', kind: 'json', nullable: true },
      { name: 'social_links', kind: 'json', nullable: true },
      { name: 'features', kind: 'json', nullable: true },
      { name: 'features.resume_autofill', kind: 'boolean', nullable: true },
      { name: 'features.ai_apply', kind: 'boolean', nullable: true },
      { name: 'features.show_salary', kind: 'boolean', nullable: true },
      { name: 'features.show_department', kind: 'boolean', nullable: true },
      { name: 'features.allow_general_applications', kind: 'boolean', nullable: true },
      { name: 'features.confirmation', kind: 'boolean', nullable: true },
    ],
  },
  {
    method: 'organizations.get',
    operation: 'GET /company-organizations/{id} bare',
    summary: 'Read an organization.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'organizations.update',
    operation: 'PATCH /company-organizations/{id}',
    summary: 'Change an organization.',
    description:
      'Only the members that are sent change; null clears a member. Board and job search show the change within seconds. The slug cannot change.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      { name: 'tagline', kind: 'text', nullable: true },
      { name: 'description', kind: 'text', nullable: true },
      { name: 'website', kind: 'text', nullable: true },
      { name: 'logo_url', kind: 'text', nullable: true },
      { name: 'cover_url', kind: 'text', nullable: true },
      { name: 'brand_color', kind: 'text', nullable: true },
      { name: 'locations', kind: 'json', nullable: true },
      { name: 'social_links', kind: 'json', nullable: true },
      { name: 'features', kind: 'json', nullable: true },
      { name: 'features.resume_autofill', kind: 'boolean', nullable: true },
      { name: 'features.ai_apply', kind: 'boolean', nullable: true },
      { name: 'features.show_salary', kind: 'boolean', nullable: true },
      { name: 'features.show_department', kind: 'boolean', nullable: true },
      { name: 'features.allow_general_applications', kind: 'boolean', nullable: true },
      { name: 'features.confirmation', kind: 'boolean', nullable: true },
    ],
    versioned: true,
  },
  {
    method: 'organizations.delete',
    operation: 'DELETE /company-organizations/{id} bare',
    summary: 'Delete an organization. It is 409 while a role is not archived.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'organizations.getDefault',
    operation: 'GET /jobs/post/organization bare',
    summary: 'Read the default organization of new roles.',
    description: 'It is 404 for an account without organizations.',
    ids: [],
    options: [],
  },
  {
    method: 'organizations.setDefault',
    operation: 'PUT /jobs/post/organization',
    summary: 'Choose, change or create the default organization.',
    description:
      'organization_id chooses an organization of the account. The other members change it, as PATCH does. An account without organizations gets one, which needs name.',
    ids: [],
    options: [
      { name: 'name', kind: 'text' },
      { name: 'tagline', kind: 'text', nullable: true },
      { name: 'description', kind: 'text', nullable: true },
      { name: 'website', kind: 'text', nullable: true },
      { name: 'logo_url', kind: 'text', nullable: true },
      { name: 'cover_url', kind: 'text', nullable: true },
      { name: 'brand_color', kind: 'text', nullable: true },
      { name: 'locations', kind: 'json', nullable: true },
      { name: 'social_links', kind: 'json', nullable: true },
      { name: 'features', kind: 'json', nullable: true },
      { name: 'features.resume_autofill', kind: 'boolean', nullable: true },
      { name: 'features.ai_apply', kind: 'boolean', nullable: true },
      { name: 'features.show_salary', kind: 'boolean', nullable: true },
      { name: 'features.show_department', kind: 'boolean', nullable: true },
      { name: 'features.allow_general_applications', kind: 'boolean', nullable: true },
      { name: 'features.confirmation', kind: 'boolean', nullable: true },
      { name: 'slug', kind: 'text' },
      { name: 'organization_id', kind: 'text', about: 'Makes this organization the default.' },
    ],
    versioned: true,
  },
  {
    method: 'postings.list',
    operation: 'GET /jobs/post list',
    summary: "List the account's roles, newest first, without texts and forms.",
    ids: [],
    options: [
      {
        name: 'status',
        kind: 'text',
        about: 'Comma-separated. The default is all except archived.',
        example: 'open,closed',
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'postings.create',
    operation: 'POST /jobs/post idempotent',
    summary: 'Post a role, as a draft or, with publish, open.',
    description:
      'The description is HTML or text, not both; HTML is sanitised. Without application_fields the role has the default form: name, e-mail, phone, résumé, cover letter and LinkedIn. closes_at must be in the future. An open role is searchable within seconds and closes at closes_at.',
    ids: [],
    options: [
      { name: 'title', kind: 'text', required: true },
      { name: 'organization_id', kind: 'text', about: 'The default is the default organization.' },
      { name: 'description_html', kind: 'text', nullable: true },
      { name: 'description_text', kind: 'text', nullable: true },
      { name: 'department', kind: 'text', nullable: true },
      { name: 'locations', kind: 'json', nullable: true },
      {
        name: 'workplace_type',
        kind: 'text',
        values: ['remote', 'hybrid', 'on_site'],
        nullable: true,
      },
      {
        name: 'employment_type',
        kind: 'text',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
        nullable: true,
      },
      {
        name: 'seniority_level',
        kind: 'text',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
        nullable: true,
      },
      { name: 'salary', kind: 'json', nullable: true },
      { name: 'salary.min', kind: 'number', nullable: true },
      { name: 'salary.max', kind: 'number', nullable: true },
      { name: 'salary.currency', kind: 'text' },
      { name: 'salary.period', kind: 'text', values: ['hour', 'day', 'week', 'month', 'year'] },
      {
        name: 'application_fields',
        kind: 'json',
        about:
          'The application form. The default form is name, e-mail, phone, résumé, cover letter and LinkedIn.',
        nullable: true,
      },
      { name: 'features', kind: 'json', nullable: true },
      { name: 'features.resume_autofill', kind: 'boolean', nullable: true },
      { name: 'features.ai_apply', kind: 'boolean', nullable: true },
      { name: 'features.show_salary', kind: 'boolean', nullable: true },
      { name: 'features.show_department', kind: 'boolean', nullable: true },
      { name: 'features.allow_general_applications', kind: 'boolean', nullable: true },
      { name: 'features.confirmation', kind: 'boolean', nullable: true },
      {
        name: 'confirmation_text',
        kind: 'text',
        about:
          'Your own words in the mail that confirms an application. features.confirmation turns the mail off.',
        nullable: true,
      },
      {
        name: 'closes_at',
        kind: 'text',
        about: 'When the role closes automatically. Must be in the future.',
        nullable: true,
      },
      { name: 'publish', kind: 'boolean' },
    ],
  },
  {
    method: 'postings.get',
    operation: 'GET /jobs/post/{id} bare',
    summary: 'Read a role with its form and its number of applications by stage.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'postings.update',
    operation: 'PATCH /jobs/post/{id}',
    summary: 'Change a role.',
    description:
      'Only the members that are sent change; null clears a member. Board and job search show the change within seconds. application_fields replaces the form; null restores the default form. A field without knockout keeps the rule of the same key and type. An archived role cannot change: 409.',
    ids: ['id'],
    options: [
      { name: 'title', kind: 'text' },
      { name: 'description_html', kind: 'text', nullable: true },
      { name: 'description_text', kind: 'text', nullable: true },
      { name: 'department', kind: 'text', nullable: true },
      { name: 'locations', kind: 'json', nullable: true },
      {
        name: 'workplace_type',
        kind: 'text',
        values: ['remote', 'hybrid', 'on_site'],
        nullable: true,
      },
      {
        name: 'employment_type',
        kind: 'text',
        values: [
          'full_time',
          'part_time',
          'contract',
          'temporary',
          'internship',
          'volunteer',
          'per_diem',
          'other',
        ],
        nullable: true,
      },
      {
        name: 'seniority_level',
        kind: 'text',
        values: [
          'internship',
          'new_grad',
          'entry',
          'mid',
          'senior',
          'staff',
          'principal',
          'lead',
          'manager',
          'director',
          'vp',
          'executive',
        ],
        nullable: true,
      },
      { name: 'salary', kind: 'json', nullable: true },
      { name: 'salary.min', kind: 'number', nullable: true },
      { name: 'salary.max', kind: 'number', nullable: true },
      { name: 'salary.currency', kind: 'text' },
      { name: 'salary.period', kind: 'text', values: ['hour', 'day', 'week', 'month', 'year'] },
      {
        name: 'application_fields',
        kind: 'json',
        about:
          'The application form. The default form is name, e-mail, phone, résumé, cover letter and LinkedIn.',
        nullable: true,
      },
      { name: 'features', kind: 'json', nullable: true },
      { name: 'features.resume_autofill', kind: 'boolean', nullable: true },
      { name: 'features.ai_apply', kind: 'boolean', nullable: true },
      { name: 'features.show_salary', kind: 'boolean', nullable: true },
      { name: 'features.show_department', kind: 'boolean', nullable: true },
      { name: 'features.allow_general_applications', kind: 'boolean', nullable: true },
      { name: 'features.confirmation', kind: 'boolean', nullable: true },
      {
        name: 'confirmation_text',
        kind: 'text',
        about:
          'Your own words in the mail that confirms an application. features.confirmation turns the mail off.',
        nullable: true,
      },
      {
        name: 'closes_at',
        kind: 'text',
        about: 'When the role closes automatically. Must be in the future.',
        nullable: true,
      },
    ],
    versioned: true,
  },
  {
    method: 'postings.delete',
    operation: 'DELETE /jobs/post/{id} bare',
    summary: 'Archive a role. It leaves board and job search for good; its applications stay.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'postings.publish',
    operation: 'POST /jobs/post/{id}/publish bare',
    summary: 'Publish a draft on the board and in job search.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'postings.close',
    operation: 'POST /jobs/post/{id}/close bare',
    summary: 'Close an open role. It takes no more applications.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'postings.reopen',
    operation: 'POST /jobs/post/{id}/reopen bare',
    summary: 'Open a closed role again.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'listings.list',
    operation: 'GET /job-listings list',
    summary: "List the account's roles with their applications by stage, newest first.",
    ids: [],
    options: [
      {
        name: 'status',
        kind: 'text',
        about: 'Comma-separated. The default is all except archived.',
        example: 'open,closed',
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'listings.get',
    operation: 'GET /job-listings/{id} bare',
    summary: 'Read a role with its pipeline: each stage with its number of applications.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'postings.applications',
    operation: 'GET /jobs/post/{id}/applications list',
    summary: 'List the applications for a role, newest first, without answers and history.',
    ids: ['id'],
    options: [
      { name: 'stage', kind: 'text', about: 'Key of a stage.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'pipeline.list',
    operation: 'GET /pipeline-stages bare',
    summary: "List the stages of the account's pipeline in their order.",
    ids: [],
    options: [],
  },
  {
    method: 'pipeline.replace',
    operation: 'PUT /pipeline-stages',
    summary: "Replace the stages of the account's pipeline.",
    description:
      'The list replaces all stages. A stage keeps its identity by its key. A stage with applications cannot be removed, nor change its type between active, hired and archived: 409. The stage applied must stay. An accepted offer moves its application to the stage with takes_accepted_offers, once, unless the application was moved after the offer was accepted.',
    ids: [],
    options: [{ name: 'stages', kind: 'json', required: true }],
  },
  {
    method: 'candidates.list',
    operation: 'GET /candidates list',
    summary:
      "List the account's candidates, newest first or in another order, without answers, history and notes.",
    ids: [],
    options: [
      {
        name: 'job_id',
        kind: 'text',
        about: 'Candidates with an application for this job.',
        example: 'job_0NaQ8xT2v7Bd1kZp4mXw',
      },
      {
        name: 'stage',
        kind: 'text',
        about: 'Key of a stage. With job_id, the stage of the application for that job.',
      },
      {
        name: 'status',
        kind: 'text',
        about: 'Status of an application; with job_id or stage, of that application.',
        values: ['active', 'hired', 'rejected', 'withdrawn'],
      },
      {
        name: 'answer_to',
        kind: 'text',
        about: 'Key of a question of the form of job_id. Needs job_id and answer.',
      },
      {
        name: 'answer',
        kind: 'text',
        about: 'The answer to answer_to: the value of an option, true, false, or a number.',
      },
      { name: 'source', kind: 'text', about: 'Where the candidate came from.' },
      { name: 'tag', kind: 'text', about: 'A tag of the candidate.' },
      {
        name: 'q',
        kind: 'text',
        about:
          'Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers.',
      },
      { name: 'email', kind: 'text', about: 'E-mail address, compared without case.' },
      { name: 'created_after', kind: 'text', about: 'Added after this time.' },
      { name: 'created_before', kind: 'text', about: 'Added before this time.' },
      { name: 'updated_after', kind: 'text', about: 'Changed after this time.' },
      {
        name: 'sort',
        kind: 'text',
        about: 'Texts are sorted without case and accents; candidates without one come first.',
        values: ['created_at', 'updated_at', 'name', 'email', 'source'],
      },
      {
        name: 'order',
        kind: 'text',
        about: 'The default is desc for times and asc for texts.',
        values: ['asc', 'desc'],
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'candidates.create',
    operation: 'POST /candidates idempotent',
    summary: 'Add a person who has not applied, with or without a job.',
    description:
      'There is one candidate per e-mail address: an existing one is 409, and `details` has its id under the path `candidate_id`.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', nullable: true },
      { name: 'email', kind: 'text', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      { name: 'location', kind: 'text', nullable: true },
      { name: 'links', kind: 'list', nullable: true },
      { name: 'skills', kind: 'list', nullable: true },
      { name: 'tags', kind: 'list', nullable: true },
      { name: 'source', kind: 'text', about: 'Where the candidate came from.', nullable: true },
      {
        name: 'consent_discovery',
        kind: 'boolean',
        about: 'Whether other employers may find this person.',
        nullable: true,
      },
      { name: 'job_id', kind: 'text', about: 'Creates an application for this job.' },
    ],
  },
  {
    method: 'candidates.get',
    operation: 'GET /candidates/{id} bare',
    summary: 'Read a candidate with applications, stage history, notes and files.',
    description:
      'A merged duplicate is 404. `details` names the surviving candidate under the path `merged_into`.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'candidates.update',
    operation: 'PATCH /candidates/{id}',
    summary: "Change a candidate's details.",
    description:
      'Only the members that are sent change; null clears a member. The e-mail address of another candidate is 409. An anonymised candidate is 409.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text', nullable: true },
      { name: 'email', kind: 'text', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      { name: 'location', kind: 'text', nullable: true },
      { name: 'links', kind: 'list', nullable: true },
      { name: 'skills', kind: 'list', nullable: true },
      { name: 'tags', kind: 'list', nullable: true },
      { name: 'source', kind: 'text', about: 'Where the candidate came from.', nullable: true },
      {
        name: 'consent_discovery',
        kind: 'boolean',
        about: 'Whether other employers may find this person.',
        nullable: true,
      },
    ],
    versioned: true,
  },
  {
    method: 'candidates.addNote',
    operation: 'POST /candidates/{id}/notes idempotent',
    summary: 'Add a note to a candidate.',
    ids: ['id'],
    options: [
      { name: 'body', kind: 'text', required: true },
      {
        name: 'private',
        kind: 'boolean',
        about: 'Hides the note from members with the role interviewer.',
      },
    ],
    versioned: true,
  },
  {
    method: 'candidates.move',
    operation: 'POST /candidates/{id}/stage',
    summary: 'Move an application of a candidate to another stage.',
    description:
      'With from_stage, the call is 409 stage_conflict if the application is at another stage. A move to the current stage changes nothing.',
    ids: ['id'],
    options: [
      { name: 'stage', kind: 'text', example: 'screening', required: true },
      {
        name: 'from_stage',
        kind: 'text',
        about:
          'The expected stage of the application. At another stage the call is 409 stage_conflict.',
      },
      { name: 'reason', kind: 'text', nullable: true },
      {
        name: 'job_id',
        kind: 'text',
        about: 'The job of the application. Required if several are active.',
      },
    ],
    versioned: true,
  },
  {
    method: 'candidates.merge',
    operation: 'POST /candidates/merge',
    summary: 'Merge a duplicate into another candidate.',
    description:
      'Values of the primary take precedence. Of two applications for one job, that of the primary stays, with both histories. The duplicate becomes 404 with merged_into, and its e-mail address belongs to the primary. If-Match is the version of the primary.',
    ids: [],
    options: [
      { name: 'primary_id', kind: 'text', example: 'cand_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      { name: 'duplicate_id', kind: 'text', required: true },
    ],
    versioned: true,
  },
  {
    method: 'candidates.anonymize',
    operation: 'POST /candidates/{id}/anonymize bare',
    summary: 'Anonymise a candidate. This cannot be undone.',
    description:
      'Jobs, stages and times stay, so counts do not change. Files, answers, notes and copies elsewhere are deleted within minutes. The person may apply again as a new candidate.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'interviewQuestions.list',
    operation: 'GET /interview-questions list',
    summary: 'List interview questions for a job from a bank, without a model.',
    description:
      "The job is a posting of the account, drafts included, or any job of the market. Questions follow from the job's first five keywords, its seniority and its department or title; the same job gets the same questions. They are in English. Free.",
    ids: [],
    options: [
      { name: 'job_id', kind: 'text', example: 'job_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      {
        name: 'kind',
        kind: 'text',
        about: 'Only questions of this kind.',
        values: ['behavioral', 'technical', 'role', 'situational'],
      },
      { name: 'keyword', kind: 'text', about: 'One skill, in any spelling.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'interviewQuestions.generate',
    operation: 'POST /interview-questions/generate idempotent',
    summary: 'Have the model write interview questions for a job.',
    description:
      'Bills AI tokens. The posting is data for the model, never an instruction. Code checks each question: one that asks about a protected topic (age, family, religion, origin, health and the like), holds an address or copies the posting is left out and listed in removed. When nothing is left, the questions come from the bank. Waits up to 45 seconds, then 503; asked again under the same Idempotency-Key it is the same set, and paid once.',
    ids: [],
    options: [
      { name: 'job_id', kind: 'text', example: 'job_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      { name: 'count', kind: 'number' },
      { name: 'kinds', kind: 'list', values: ['behavioral', 'technical', 'role', 'situational'] },
    ],
  },
  {
    method: 'offers.list',
    operation: 'GET /offers list',
    summary: "List the account's offers without their versions, newest first.",
    ids: [],
    options: [
      {
        name: 'status',
        kind: 'text',
        about: 'Only offers with this status.',
        values: ['draft', 'sent', 'accepted', 'declined', 'withdrawn', 'expired'],
      },
      {
        name: 'candidate_id',
        kind: 'text',
        about: 'Also offers to duplicates that were merged into this candidate.',
        example: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
      },
      { name: 'job_id', kind: 'text', example: 'job_0NaQ8xT2v7Bd1kZp4mXw' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'offers.create',
    operation: 'POST /offers idempotent',
    summary: 'Draft an offer to a candidate.',
    description:
      'job_id names a posting of the account; the candidate needs no application for it. The candidate is not notified before POST …/send.',
    ids: [],
    options: [
      { name: 'candidate_id', kind: 'text', required: true },
      { name: 'job_id', kind: 'text', nullable: true },
      { name: 'title', kind: 'text', required: true },
      {
        name: 'location',
        kind: 'text',
        about: "Where the person will work, as text: the role's `location` or another.",
        example: 'Berlin, Germany',
        nullable: true,
      },
      { name: 'salary', kind: 'json', nullable: true },
      { name: 'salary.amount', kind: 'number' },
      { name: 'salary.currency', kind: 'text' },
      { name: 'salary.period', kind: 'text', values: ['hour', 'day', 'week', 'month', 'year'] },
      { name: 'start_date', kind: 'text', example: '2027-03-01', nullable: true },
      {
        name: 'expires_at',
        kind: 'text',
        about: 'When the offer expires by itself; null is never.',
        nullable: true,
      },
      { name: 'message', kind: 'text', about: 'Plain text.', nullable: true },
    ],
  },
  {
    method: 'offers.get',
    operation: 'GET /offers/{id} bare',
    summary: 'Read an offer with its versions and the decision.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'offers.update',
    operation: 'PATCH /offers/{id}',
    summary: 'Change a draft.',
    description:
      'Absent is unchanged, null cleared. versions keeps what stood before. A sent offer is 409: withdraw it and make another.',
    ids: ['id'],
    options: [
      { name: 'title', kind: 'text' },
      {
        name: 'location',
        kind: 'text',
        about: "Where the person will work, as text: the role's `location` or another.",
        example: 'Berlin, Germany',
        nullable: true,
      },
      { name: 'salary', kind: 'json', nullable: true },
      { name: 'salary.amount', kind: 'number' },
      { name: 'salary.currency', kind: 'text' },
      { name: 'salary.period', kind: 'text', values: ['hour', 'day', 'week', 'month', 'year'] },
      { name: 'start_date', kind: 'text', example: '2027-03-01', nullable: true },
      {
        name: 'expires_at',
        kind: 'text',
        about: 'When the offer expires by itself; null is never.',
        nullable: true,
      },
      { name: 'message', kind: 'text', about: 'Plain text.', nullable: true },
    ],
    versioned: true,
  },
  {
    method: 'offers.send',
    operation: 'POST /offers/{id}/send idempotent bare',
    summary: 'Send a draft: its link opens, and the timer of expires_at starts.',
    description:
      'The link goes to the candidate by mail. With the scope offers:write, or for a member, public_url holds it too, in this response alone. A sent offer is returned unchanged. 400 for an expires_at that is not ahead and within a year, and for a candidate without an e-mail address (candidate.email). A candidate has one open offer per job: another one is 409, with its id under offer_id in details.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'offers.withdraw',
    operation: 'POST /offers/{id}/withdraw bare',
    summary: 'Withdraw a draft or a sent offer.',
    description:
      'A withdrawn offer is returned unchanged; one that was accepted, declined or has expired is 409.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'offers.getPublic',
    operation: 'GET /public/offers/{token} bare',
    summary: 'Read an offer as its candidate.',
    description:
      'Reading changes nothing. A withdrawn or expired offer is 410. A client that asks for text/html gets a page with forms to accept and decline.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'offers.decide',
    operation: 'POST /public/offers/{token}',
    summary: 'Accept or decline an offer.',
    description:
      'The first decision counts. A second one is 409, and details has the status under the path status. A withdrawn or expired offer is 410. Accepting moves the application to the stage with takes_accepted_offers, if the account has chosen one (PUT /pipeline-stages). It makes no employee.',
    ids: ['token'],
    options: [
      { name: 'decision', kind: 'text', values: ['accept', 'decline'], required: true },
      {
        name: 'name',
        kind: 'text',
        about: 'The full name as the candidate types it, kept as a signature.',
        nullable: true,
      },
      { name: 'reason', kind: 'text', nullable: true },
    ],
    isPublic: true,
  },
  {
    method: 'applications.getPublicStatus',
    operation: 'GET /public/applications/{token} bare',
    summary: 'Read the status of an application as its applicant.',
    description:
      'The mail that confirms an application has the link; its page is /careers/{company}/applications/{token}. The status is received, in_review or closed; the employer’s stages are not shown.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'applications.withdraw',
    operation: 'POST /public/applications/{token}/withdraw bare',
    summary: 'Withdraw an application as its applicant.',
    description:
      'The application’s status becomes withdrawn, and its stage stays. Withdrawing again changes nothing. A closed application is 409.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'jobs.apply',
    operation: 'POST /jobs/{id}/apply idempotent whole',
    summary: 'Apply for a hosted role on behalf of the account.',
    description:
      "Name, e-mail, phone, location, links and résumé that are left out come from the account's profile, then from its stored résumé. A job that is not hosted here is 400 not_hosted with its apply_url.",
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text', nullable: true },
      { name: 'email', kind: 'text', example: 'mara.lindqvist@example.com', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      {
        name: 'answers',
        kind: 'json',
        about: 'By field key; a file is { filename, content_base64 }.',
      },
      {
        name: 'consent_discovery',
        kind: 'boolean',
        about:
          'Whether other employers may find this person. The consent of a candidate who already has this address does not change, unless an account applies with its own address.',
      },
    ],
  },
  {
    method: 'appliedJobs.list',
    operation: 'GET /applied-jobs list',
    summary: 'List the applications the account made, newest first.',
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'appliedJobs.counts',
    operation: 'GET /applied-jobs/counts bare',
    summary: 'Count the applications the account made by their stage.',
    ids: [],
    options: [],
  },
  {
    method: 'account.resume.get',
    operation: 'GET /account/resume bare',
    summary: "Read the account's résumé as JSON Resume, with a link to its file.",
    ids: [],
    options: [],
    settles: true,
  },
  {
    method: 'account.resume.put',
    operation: 'PUT /account/resume form',
    summary: "Replace the account's résumé by a file or a JSON Resume.",
    description:
      'A file is 202 and parsed in the background; GET /account/resume/status shows the progress. A JSON Resume is ready at once.',
    ids: [],
    options: [
      { name: 'file', kind: 'file', about: 'Ends in .pdf, .docx, .rtf, .txt or .md.' },
      { name: 'resume', kind: 'json' },
    ],
    settles: true,
  },
  {
    method: 'account.resume.delete',
    operation: 'DELETE /account/resume bare',
    summary: "Delete the account's résumé.",
    ids: [],
    options: [],
  },
  {
    method: 'account.resume.status',
    operation: 'GET /account/resume/status bare',
    summary: 'Read the parsing status of the uploaded résumé.',
    ids: [],
    options: [],
    settles: true,
  },
  {
    method: 'emailMessages.list',
    operation: 'GET /email-messages list',
    summary: "List the account's e-mail templates, newest first, without texts.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'emailMessages.create',
    operation: 'POST /email-messages idempotent',
    summary: 'Create an e-mail template.',
    description:
      'Texts may hold the merge fields {{candidate.name}}, {{candidate.first_name}}, {{candidate.email}}, {{job.title}}, {{organization.name}}, {{sender.name}} and {{unsubscribe_url}}; anything else between double braces is 400. Write \\{{ for literal braces. body_html is sanitised: no scripts, forms or style sheets. Without body_text, it is made from body_html.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', required: true },
      { name: 'subject', kind: 'text', required: true },
      { name: 'body_text', kind: 'text', nullable: true },
      { name: 'body_html', kind: 'text', nullable: true },
    ],
  },
  {
    method: 'emailMessages.get',
    operation: 'GET /email-messages/{id} bare',
    summary: 'Read an e-mail template.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'emailMessages.update',
    operation: 'PATCH /email-messages/{id}',
    summary: 'Change an e-mail template.',
    description:
      'Absent is unchanged; body_text: null makes the text from body_html. Sends that exist keep their text.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      { name: 'subject', kind: 'text' },
      { name: 'body_text', kind: 'text', nullable: true },
      { name: 'body_html', kind: 'text', nullable: true },
    ],
    versioned: true,
  },
  {
    method: 'emailMessages.delete',
    operation: 'DELETE /email-messages/{id} bare',
    summary: 'Delete an e-mail template. Sends that exist keep their text.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'email.send',
    operation: 'POST /email/send idempotent',
    summary: 'Send an e-mail to candidates or addresses.',
    description:
      'Takes template_id, or subject and body_text or body_html with merge fields, and 1 to 5,000 recipients. Each address gets one mail. Everything is checked first: 400 names each wrong recipient and each merge field without a value, and nothing is sent. The text is frozen; values are read when each mail is sent. Uses one unit of the quota emails per recipient that is not suppressed; 429 if the quota does not cover all of them. A send that is more than 24 hours late fails and sends nothing.',
    ids: [],
    options: [
      { name: 'template_id', kind: 'text' },
      { name: 'subject', kind: 'text' },
      { name: 'body_text', kind: 'text' },
      { name: 'body_html', kind: 'text' },
      { name: 'to', kind: 'list', about: 'Ids of candidates or e-mail addresses.', required: true },
      { name: 'send_at', kind: 'text' },
      { name: 'job_id', kind: 'text' },
      {
        name: 'reply_to',
        kind: 'text',
        about: 'In the console: the address of the member, if left out.',
      },
      {
        name: 'layout',
        kind: 'text',
        about:
          'letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain, the default, sends the text alone.',
        values: ['plain', 'letter'],
      },
      {
        name: 'track',
        kind: 'json',
        about:
          'The visits to count. Needs body_html: links lead through this service, and a picture reports openings. Off by default.',
      },
      { name: 'track.opens', kind: 'boolean' },
      { name: 'track.clicks', kind: 'boolean' },
    ],
    settles: true,
  },
  {
    method: 'email.preview',
    operation: 'POST /email/preview',
    summary: 'Show an e-mail as its first recipient would get it, and send nothing.',
    description:
      'Takes the body of POST /email/send and refuses what that refuses, except for the quota. The link that unsubscribes is left out.',
    ids: [],
    options: [
      { name: 'template_id', kind: 'text' },
      { name: 'subject', kind: 'text' },
      { name: 'body_text', kind: 'text' },
      { name: 'body_html', kind: 'text' },
      { name: 'to', kind: 'list', about: 'Ids of candidates or e-mail addresses.', required: true },
      { name: 'send_at', kind: 'text' },
      { name: 'job_id', kind: 'text' },
      {
        name: 'reply_to',
        kind: 'text',
        about: 'In the console: the address of the member, if left out.',
      },
      {
        name: 'layout',
        kind: 'text',
        about:
          'letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain, the default, sends the text alone.',
        values: ['plain', 'letter'],
      },
      {
        name: 'track',
        kind: 'json',
        about:
          'The visits to count. Needs body_html: links lead through this service, and a picture reports openings. Off by default.',
      },
      { name: 'track.opens', kind: 'boolean' },
      { name: 'track.clicks', kind: 'boolean' },
    ],
    settles: true,
  },
  {
    method: 'email.sends',
    operation: 'GET /email/sends list',
    summary: "List the account's e-mail sends, newest first.",
    ids: [],
    options: [
      {
        name: 'candidate_id',
        kind: 'text',
        about:
          'Only sends with a mail to this candidate, or to a duplicate that was merged into it.',
        example: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'email.getSend',
    operation: 'GET /email/sends/{id} bare',
    summary: 'Read an e-mail send with its counts.',
    ids: ['id'],
    options: [],
    settles: true,
  },
  {
    method: 'email.cancelSend',
    operation: 'POST /email/sends/{id}/cancel bare',
    summary: 'Cancel an e-mail send; mails that are not sent yet are not sent.',
    description: 'A cancelled send may be cancelled again. One that has ended is 409.',
    ids: ['id'],
    options: [],
    settles: true,
  },
  {
    method: 'email.events',
    operation: 'GET /email/sends/{id}/events list',
    summary: 'List the events of an e-mail send, by recipient, then by time.',
    ids: ['id'],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
      {
        name: 'recipient',
        kind: 'text',
        about: 'Only the events of this address, in any spelling.',
      },
      {
        name: 'kind',
        kind: 'text',
        about: 'Only events of this kind.',
        values: [
          'queued',
          'sent',
          'deferred',
          'bounced',
          'failed',
          'suppressed',
          'cancelled',
          'opened',
          'clicked',
          'unsubscribed',
          'complained',
        ],
      },
    ],
  },
  {
    method: 'emailSuppressions.list',
    operation: 'GET /email/suppressions list',
    summary: 'List the addresses that POST /email/send does not write to, newest first.',
    description:
      'hard_bounce: a mail of the account showed that the mailbox does not exist. Addresses that bounced for other accounts of the installation are not written to either and not listed. Offers are still sent to addresses that unsubscribed or complained, and once in 30 days to one that bounced.',
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
      {
        name: 'reason',
        kind: 'text',
        about: 'Only entries with this reason.',
        values: ['unsubscribed', 'hard_bounce', 'complaint', 'manual'],
      },
      { name: 'address', kind: 'text', about: 'Only the entries of this address.' },
    ],
  },
  {
    method: 'emailSuppressions.create',
    operation: 'POST /email/suppressions idempotent',
    summary: 'Stop mailings to an address.',
    description:
      'The list keeps a keyed hash of the address, also after its candidate was anonymised. An address that unsubscribed or complained keeps that entry, which is returned.',
    ids: [],
    options: [
      { name: 'address', kind: 'text', required: true },
      { name: 'reason', kind: 'text', values: ['manual'] },
    ],
  },
  {
    method: 'emailSuppressions.delete',
    operation: 'DELETE /email/suppressions/{id} bare',
    summary: 'Write to an address again.',
    description: 'An entry with reason complaint cannot be deleted: 409.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'email.unsubscribePage',
    operation: 'GET /public/unsubscribe/{token} bare bytes whole',
    summary: 'Show the page that an unsubscribe link opens. Changes nothing.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'email.unsubscribe',
    operation: 'POST /public/unsubscribe/{token} bytes whole',
    summary: 'Unsubscribe from the mailings of an account, or from a job alert (RFC 8058).',
    description:
      'The link in the mail of a job alert disables that alert. The body is a form, or JSON, with List-Unsubscribe=One-Click. A repeated call has the same response.',
    ids: ['token'],
    options: [{ name: 'List-Unsubscribe', kind: 'text', values: ['One-Click'], required: true }],
    isPublic: true,
  },
  {
    method: 'email.followLink',
    operation: 'GET /public/email-links/{token} bare bytes whole',
    summary: 'Follow a link in a mail whose send has track.clicks.',
    description:
      'Redirects to the address that stands in the text of the send, and to no other. The address and the browser of the reader are not stored.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'email.picture',
    operation: 'GET /public/email-pictures/{token} bare bytes whole',
    summary: 'Read the picture in a mail whose send has track.opens.',
    description: 'The address and the mail program of the reader are not stored.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'notifications.list',
    operation: 'GET /notifications list',
    summary: 'List the news of a member, newest first.',
    description:
      'In the console the signed-in member’s own; with a key those of the account’s first owner. News is kept for 90 days.',
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
      {
        name: 'unread',
        kind: 'text',
        about: 'true: only those that were not read.',
        values: ['true', 'false'],
      },
    ],
  },
  {
    method: 'notifications.count',
    operation: 'GET /notifications/count bare',
    summary: 'Count the news that a member has not read.',
    ids: [],
    options: [],
  },
  {
    method: 'notifications.read',
    operation: 'POST /notifications/read',
    summary: 'Mark news of a member as read.',
    description: 'Ids of news that is not the member’s are ignored.',
    ids: [],
    options: [{ name: 'ids', kind: 'list', about: 'Without it, all are marked.' }],
  },
  {
    method: 'notificationSettings.get',
    operation: 'GET /notification-settings bare',
    summary: 'Read which news reaches a member, and how.',
    description:
      'In the console the settings are the signed-in member’s own. A key reads and changes those of the account’s first owner, or of the account’s address where it has no members; such an account is notified once its settings have been changed. at_once and daily show news in the console and mail it, daily in one mail at 08:00 UTC; off does neither.',
    ids: [],
    options: [],
  },
  {
    method: 'notificationSettings.update',
    operation: 'PATCH /notification-settings',
    summary: 'Change which news reaches a member, and how.',
    description:
      'In the console the settings are the signed-in member’s own. A key reads and changes those of the account’s first owner, or of the account’s address where it has no members; such an account is notified once its settings have been changed. at_once and daily show news in the console and mail it, daily in one mail at 08:00 UTC; off does neither.',
    ids: [],
    options: [
      { name: 'new_application', kind: 'text', values: ['at_once', 'daily', 'off'] },
      { name: 'my_role', kind: 'text', values: ['at_once', 'daily', 'off'] },
      { name: 'accepted_offer', kind: 'text', values: ['at_once', 'daily', 'off'] },
      { name: 'declined_offer', kind: 'text', values: ['at_once', 'daily', 'off'] },
      { name: 'survey_response', kind: 'text', values: ['at_once', 'daily', 'off'] },
      { name: 'failing_endpoint', kind: 'text', values: ['at_once', 'daily', 'off'] },
      { name: 'low_balance', kind: 'text', values: ['at_once', 'daily', 'off'] },
    ],
  },
  {
    method: 'interviews.list',
    operation: 'GET /interviews list',
    summary: "List the account's interviews, newest first.",
    ids: [],
    options: [
      {
        name: 'status',
        kind: 'text',
        about: 'Only interviews with this status.',
        values: ['proposed', 'scheduled', 'done', 'cancelled', 'no_show'],
      },
      {
        name: 'candidate_id',
        kind: 'text',
        about: 'Also interviews of duplicates that were merged into this candidate.',
        example: 'cand_0NaQ8xT2v7Bd1kZp4mXw',
      },
      { name: 'job_id', kind: 'text', example: 'job_0NaQ8xT2v7Bd1kZp4mXw' },
      {
        name: 'interviewer',
        kind: 'text',
        about: 'The id of a member, or an e-mail address.',
        example: 'interviewer@example.com',
      },
      { name: 'from', kind: 'text', about: 'Starts at this time or later.' },
      { name: 'to', kind: 'text', about: 'Starts before this time.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'interviews.create',
    operation: 'POST /interviews idempotent',
    summary: 'Schedule an interview, or offer its times to the candidate.',
    description:
      'starts_at schedules it. With slots or availability it is proposed, and the candidate chooses on the page of public_url, of at most 200 starts. Candidate and interviewers get mails. An interviewer who has another interview of the account at that time is 409, named in details. Times are compared by the minute.',
    ids: [],
    options: [
      { name: 'candidate_id', kind: 'text', required: true },
      { name: 'job_id', kind: 'text', nullable: true },
      { name: 'title', kind: 'text', required: true },
      { name: 'kind', kind: 'text', values: ['phone', 'video', 'onsite', 'task'], required: true },
      { name: 'duration_minutes', kind: 'number', required: true },
      {
        name: 'interviewers',
        kind: 'list',
        about:
          'Ids of members (mem_…) or e-mail addresses. The address of a member means that member.',
        required: true,
      },
      { name: 'timezone', kind: 'text', example: 'Europe/Stockholm', required: true },
      { name: 'place', kind: 'text', nullable: true },
      { name: 'url', kind: 'text', about: 'Of the video call, say.', nullable: true },
      {
        name: 'instructions',
        kind: 'text',
        about: 'Plain text for the candidate.',
        nullable: true,
      },
      { name: 'scorecard_template_id', kind: 'text', nullable: true },
      { name: 'starts_at', kind: 'text', example: '2027-03-01T09:00:00Z' },
      { name: 'slots', kind: 'list', about: 'Starts of which the candidate chooses one.' },
      { name: 'availability', kind: 'json', nullable: true },
      { name: 'availability.from', kind: 'text', example: '2027-03-01' },
      { name: 'availability.to', kind: 'text', about: 'The last day.' },
      {
        name: 'change_until_hours',
        kind: 'number',
        about:
          'Until this many hours before the start the candidate may move or cancel it; 24 by default.',
      },
    ],
  },
  {
    method: 'interviews.get',
    operation: 'GET /interviews/{id} bare',
    summary: 'Read an interview.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'interviews.update',
    operation: 'PATCH /interviews/{id}',
    summary: 'Change, move or end an interview.',
    description:
      'Absent is unchanged, null cleared. Another starts_at schedules or moves it. slots and availability replace what the candidate may choose. A cancelled interview is 409.',
    ids: ['id'],
    options: [
      { name: 'title', kind: 'text' },
      { name: 'kind', kind: 'text', values: ['phone', 'video', 'onsite', 'task'] },
      { name: 'duration_minutes', kind: 'number' },
      {
        name: 'interviewers',
        kind: 'list',
        about:
          'Ids of members (mem_…) or e-mail addresses. The address of a member means that member.',
      },
      { name: 'timezone', kind: 'text' },
      { name: 'place', kind: 'text', nullable: true },
      { name: 'url', kind: 'text', about: 'Of the video call, say.', nullable: true },
      {
        name: 'instructions',
        kind: 'text',
        about: 'Plain text for the candidate.',
        nullable: true,
      },
      { name: 'scorecard_template_id', kind: 'text', nullable: true },
      { name: 'starts_at', kind: 'text', example: '2027-03-01T09:00:00Z' },
      { name: 'slots', kind: 'list', about: 'Starts of which the candidate chooses one.' },
      { name: 'availability', kind: 'json', nullable: true },
      { name: 'availability.from', kind: 'text', example: '2027-03-01' },
      { name: 'availability.to', kind: 'text', about: 'The last day.' },
      {
        name: 'change_until_hours',
        kind: 'number',
        about:
          'Until this many hours before the start the candidate may move or cancel it; 24 by default.',
      },
      {
        name: 'status',
        kind: 'text',
        about: 'done and no_show may be set at any time; cancelled is final.',
        values: ['done', 'no_show', 'cancelled'],
      },
    ],
    versioned: true,
  },
  {
    method: 'interviews.cancel',
    operation: 'POST /interviews/{id}/cancel',
    summary: 'Cancel an interview.',
    description:
      'Candidate and interviewers get a cancellation for their calendars. A cancelled interview is returned unchanged; one that was held is 409.',
    ids: ['id'],
    options: [
      {
        name: 'reason',
        kind: 'text',
        about: 'For the account; the candidate does not get it.',
        nullable: true,
      },
    ],
    versioned: true,
  },
  {
    method: 'interviews.getPublic',
    operation: 'GET /public/interviews/{token}',
    summary: 'Read an interview as its candidate, with the times that may be chosen.',
    description:
      'Reading changes nothing. A client that asks for text/html gets a page without script on which the candidate chooses, moves and cancels.',
    ids: ['token'],
    options: [{ name: 'timezone', kind: 'text', about: 'Show times in this zone.' }],
    isPublic: true,
  },
  {
    method: 'interviews.answer',
    operation: 'POST /public/interviews/{token}',
    summary: 'Choose a time for an interview, move it, or cancel it, as its candidate.',
    description:
      'A slot that another interview took is 409. Offered slots may be chosen until they begin; moving and cancelling end change_until_hours before the start, then they are 409.',
    ids: ['token'],
    options: [
      {
        name: 'action',
        kind: 'text',
        about: 'choose and move take an offered start.',
        values: ['choose', 'move', 'cancel'],
      },
      { name: 'starts_at', kind: 'text' },
      {
        name: 'timezone',
        kind: 'text',
        about: 'The zone of the candidate; mails show times in it.',
      },
      { name: 'reason', kind: 'text', nullable: true },
    ],
    isPublic: true,
  },
  {
    method: 'interviews.openFeed',
    operation: 'POST /interviews/feed bare',
    summary: 'Open a calendar feed of interviews, or give it another address.',
    description:
      'A member gets the feed of the interviews that they hold, a key that of all interviews of the account. The address is shown only here; an earlier one opens nothing any more.',
    ids: [],
    options: [],
  },
  {
    method: 'interviews.closeFeed',
    operation: 'DELETE /interviews/feed bare',
    summary: 'Close the calendar feed: its address is 404 from now on.',
    ids: [],
    options: [],
  },
  {
    method: 'interviews.feed',
    operation: 'GET /interviews.ics bytes whole',
    summary: 'Read a calendar feed: scheduled and held interviews since three months ago.',
    description: 'A token that was revoked is 404.',
    ids: [],
    options: [
      {
        name: 'token',
        kind: 'text',
        about: 'Part of the address, as it was shown.',
        required: true,
      },
    ],
    isPublic: true,
  },
  {
    method: 'interviews.saveScorecard',
    operation: 'PUT /interviews/{id}/scorecard',
    summary: 'Write the scorecard of an interviewer, as a draft or submitted.',
    description:
      'An interview has one card of each interviewer. A member writes their own; with a key `interviewer` names whose it is. A missing required attribute of a submitted card is 400 and named. Once the application has left the stage at which the card was begun, it is 409 stage_conflict. A submitted card does not become a draft again: 409.',
    ids: ['id'],
    options: [
      {
        name: 'answers',
        kind: 'json',
        about:
          'By the key of the attribute: a score from 1 to 4, a text, or true and false. null and absent attributes are unanswered.',
      },
      {
        name: 'recommendation',
        kind: 'text',
        values: ['definitely_not', 'no', 'no_decision', 'yes', 'strong_yes'],
        nullable: true,
      },
      {
        name: 'submitted',
        kind: 'boolean',
        about:
          'false keeps a draft that only its author sees. true needs all required attributes and the recommendation.',
      },
      {
        name: 'interviewer',
        kind: 'text',
        about:
          'Id of a member (mem_…) or e-mail address of an interviewer of the interview. Required with a key; members write their own card.',
      },
    ],
    versioned: true,
  },
  {
    method: 'interviews.listScorecards',
    operation: 'GET /interviews/{id}/scorecards bare',
    summary: 'List the scorecards of an interview, newest first.',
    description:
      'Submitted cards, and the own draft. An interviewer who has not submitted a card sees those of others only as an admin or owner. Of interviews that they do not hold, recruiters see submitted cards and viewers none.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'candidates.summarizeScorecards',
    operation: 'GET /candidates/{id}/scorecards bare',
    summary: "Summarize a candidate's scorecards: counts per recommendation, means per attribute.",
    description:
      'Counts only the cards that the caller may read, under the rules of GET /interviews/{id}/scorecards.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'scorecardTemplates.list',
    operation: 'GET /scorecard-templates list',
    summary: "List the account's templates for scorecards, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'scorecardTemplates.create',
    operation: 'POST /scorecard-templates idempotent',
    summary: 'Create a template for scorecards.',
    description:
      'Its attributes are scores from 1 to 4 with words, texts, and questions for yes or no. Every scorecard also has a recommendation. An interview names the template as `scorecard_template_id`; without one, its cards have one attribute `notes`.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', example: 'Technical interview', required: true },
      { name: 'attributes', kind: 'json', required: true },
    ],
  },
  {
    method: 'scorecardTemplates.get',
    operation: 'GET /scorecard-templates/{id} bare',
    summary: 'Read a template for scorecards.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'scorecardTemplates.update',
    operation: 'PATCH /scorecard-templates/{id}',
    summary: 'Change a template for scorecards.',
    description: 'Absent is unchanged. Cards that were saved before keep the attributes of then.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      {
        name: 'attributes',
        kind: 'json',
        about:
          'Replaces all attributes. One keeps its answers by its key. Cards that were saved before show the attributes of then.',
      },
    ],
    versioned: true,
  },
  {
    method: 'scorecardTemplates.delete',
    operation: 'DELETE /scorecard-templates/{id} bare',
    summary: 'Delete a template for scorecards.',
    description: 'Interviews with the template and their scorecards keep its attributes.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'people.search',
    operation: 'GET /people list',
    summary: 'Search people who consented to be found, newest consent first.',
    description:
      'With q, people who have all of its words in their titles come first. Rows contain no name and no contact details. Consent is checked on each read. Right after many withdrawals a page can have fewer rows than limit; follow next_cursor. A new consent appears within seconds. A person known to several accounts is one row.',
    ids: [],
    options: [
      {
        name: 'q',
        kind: 'text',
        about: 'Words that all must stand in the name, headline, titles or skills.',
        example: 'staff engineer',
      },
      { name: 'title', kind: 'text', about: 'Words that all must stand in the titles.' },
      {
        name: 'skills',
        kind: 'text',
        about: 'Comma-separated; all of them, in any known spelling.',
        example: 'Kubernetes,Go',
      },
      {
        name: 'location',
        kind: 'text',
        about: 'A city with 40 km around it, a region or a country, by name or code.',
        example: 'Austin, TX',
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'people.resume',
    operation: 'GET /people/{id}/resume bare',
    summary: 'Reveal the résumé of a person.',
    description:
      'Uses one unit of contact_reveals per person and month, separate from the contact. A person without a résumé is 404 and uses nothing. resume is null if the file could not be parsed.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'people.contact',
    operation: 'GET /people/{id}/contact bare',
    summary: 'Reveal the contact of a person.',
    description:
      'Uses one unit of contact_reveals per person and month, also for repeated calls. Each reveal is in the audit log.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'surveys.list',
    operation: 'GET /platform/surveys list',
    summary: "List the account's surveys without their questions, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'surveys.create',
    operation: 'POST /platform/surveys idempotent',
    summary: 'Create a survey. It is open at once.',
    description:
      'Questions are application fields without knock-out, file, education_history and employment_history. A number question from min 0 to max 10 with the semantic nps gets a Net Promoter Score. one_response_per_token takes one response for each token that POST …/tokens issues. Responses of an anonymous survey are stored without a link to the token or candidate.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', required: true },
      { name: 'questions', kind: 'json', required: true },
      { name: 'one_response_per_token', kind: 'boolean' },
      { name: 'anonymous', kind: 'boolean' },
    ],
  },
  {
    method: 'surveys.get',
    operation: 'GET /platform/surveys/{id} bare',
    summary: 'Read a survey.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'surveys.update',
    operation: 'PATCH /platform/surveys/{id}',
    summary: 'Change a survey; close or reopen it with status.',
    description:
      'Only the members that are sent change. questions replaces all questions. After the first response, labels, descriptions, order and new optional questions can change. A removed question, another type or category, a removed option that was chosen, a new required question and a change of anonymous are 409.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      { name: 'status', kind: 'text', values: ['open', 'closed'] },
      { name: 'questions', kind: 'json' },
      { name: 'one_response_per_token', kind: 'boolean' },
      { name: 'anonymous', kind: 'boolean' },
    ],
    versioned: true,
  },
  {
    method: 'surveys.delete',
    operation: 'DELETE /platform/surveys/{id} bare',
    summary: 'Delete a survey with its tokens and responses.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'surveys.responses',
    operation: 'GET /platform/surveys/{id}/responses list',
    summary: 'List the responses to a survey, newest first, with aggregates.',
    description:
      'meta.aggregates covers all responses, not only the page. It is at most five seconds old.',
    ids: ['id'],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'surveys.deleteResponse',
    operation: 'DELETE /platform/surveys/{id}/responses/{response_id} bare',
    summary: 'Delete a response to a survey.',
    description: 'Its token can be used again, unless the survey is anonymous.',
    ids: ['id', 'response_id'],
    options: [],
  },
  {
    method: 'surveys.issueTokens',
    operation: 'POST /platform/surveys/{id}/tokens idempotent',
    summary: 'Issue tokens for a survey: a number of them, or one per candidate.',
    description:
      'If the survey has one_response_per_token, each token takes one response. Tokens are returned only here. Responses to a survey that is not anonymous name the candidate of their token.',
    ids: ['id'],
    options: [
      { name: 'count', kind: 'number' },
      { name: 'candidate_ids', kind: 'list' },
    ],
  },
  {
    method: 'surveys.getPublic',
    operation: 'GET /platform/surveys/{id}/public',
    summary: 'Read a survey as a respondent.',
    description: 'A closed survey stays readable.',
    ids: ['id'],
    options: [
      {
        name: 'token',
        kind: 'text',
        about: 'The token of the survey link. It is not checked here.',
      },
    ],
    isPublic: true,
  },
  {
    method: 'surveys.submit',
    operation: 'POST /platform/surveys/{id}/public idempotent',
    summary: 'Answer a survey.',
    description:
      'All problems are listed in one invalid_request, with paths answers.<key>. A used token and a closed survey are 409; a token that was not issued is 400.',
    ids: ['id'],
    options: [
      {
        name: 'token',
        kind: 'text',
        about: 'Required if the survey takes one response per token.',
        nullable: true,
      },
      { name: 'answers', kind: 'json', about: 'By question key.', required: true },
    ],
    isPublic: true,
  },
  {
    method: 'employees.list',
    operation: 'GET /employees list',
    summary: "List the account's employees, newest first.",
    ids: [],
    options: [
      {
        name: 'q',
        kind: 'text',
        about:
          'Each word must be the beginning of a word of name, e-mail, phone, title or department.',
      },
      { name: 'department', kind: 'text', about: 'The whole department.' },
      { name: 'status', kind: 'text', about: 'Default: both.', values: ['active', 'ended'] },
      {
        name: 'manager_id',
        kind: 'text',
        about: 'Only those who report to this employee directly.',
      },
      { name: 'email', kind: 'text', about: 'E-mail address, compared without case.' },
      { name: 'candidate_id', kind: 'text', about: 'Only employees that this candidate became.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'employees.create',
    operation: 'POST /employees idempotent',
    summary: 'Add an employee without a candidate.',
    description:
      'Employees without an end date have different e-mail addresses: a taken one is 409, and `details` has the id of the other employee under the path `employee_id`. A rehire is a new employee.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', required: true },
      { name: 'email', kind: 'text', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      { name: 'title', kind: 'text', nullable: true },
      { name: 'department', kind: 'text', nullable: true },
      { name: 'start_date', kind: 'text', nullable: true },
      {
        name: 'end_date',
        kind: 'text',
        about: 'The last day. The employee is ended from the next day (UTC).',
        nullable: true,
      },
      {
        name: 'manager_id',
        kind: 'text',
        about: 'An active employee of the account.',
        nullable: true,
      },
    ],
  },
  {
    method: 'employees.get',
    operation: 'GET /employees/{id} bare',
    summary: 'Read an employee.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'employees.update',
    operation: 'PATCH /employees/{id}',
    summary: 'Change an employee; end_date ends the employment.',
    description:
      'Only the members that are sent change; null clears a member. The e-mail address of another employee without an end date is 409. A manager must be an active employee who does not report to this one.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      { name: 'email', kind: 'text', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      { name: 'title', kind: 'text', nullable: true },
      { name: 'department', kind: 'text', nullable: true },
      { name: 'start_date', kind: 'text', nullable: true },
      {
        name: 'end_date',
        kind: 'text',
        about: 'The last day. The employee is ended from the next day (UTC).',
        nullable: true,
      },
      {
        name: 'manager_id',
        kind: 'text',
        about: 'An active employee of the account.',
        nullable: true,
      },
    ],
    versioned: true,
  },
  {
    method: 'employees.delete',
    operation: 'DELETE /employees/{id} bare',
    summary: 'Delete an employee that was added by mistake.',
    description:
      'For an employee who leaves, set end_date instead. Reports of a deleted manager have no manager. The candidate of a deleted employee stays hired.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'candidates.hire',
    operation: 'POST /candidates/{id}/hire idempotent',
    summary: 'Hire a candidate, who becomes an employee.',
    description:
      'The application moves to the first stage of the type hired; a candidate without an active application is hired for no job. A second hire is 409, and `details` has the id of the employee under the path `employee_id`; so is the e-mail address of another active employee. Name, e-mail and phone are those of the candidate, the department that of the job. Of several accepted offers, the last one for the job counts. Hiring changes no offer.',
    ids: ['id'],
    options: [
      {
        name: 'job_id',
        kind: 'text',
        about: 'The job of the application. Required if several are active.',
      },
      {
        name: 'title',
        kind: 'text',
        about: 'Default: the title of the accepted offer, else of the job.',
        nullable: true,
      },
      {
        name: 'start_date',
        kind: 'text',
        about: 'Default: the date of the accepted offer.',
        nullable: true,
      },
    ],
    versioned: true,
  },
  {
    method: 'attendance.list',
    operation: 'GET /attendance list',
    summary: "List the attendance of the account's employees, latest `at` first.",
    description: '`from` and `to` are half-open by `at`; a leave counts when it touches the range.',
    ids: [],
    options: [
      { name: 'employee_id', kind: 'text', about: 'Only entries of this employee.' },
      {
        name: 'open',
        kind: 'text',
        about: 'Only the `in` entries of employees who are checked in now.',
        values: ['true'],
      },
      {
        name: 'longer_than_hours',
        kind: 'number',
        about: 'With open: only those checked in for longer. 16 finds forgotten check-outs.',
      },
      {
        name: 'kind',
        kind: 'text',
        about: 'Only entries of this kind.',
        values: ['in', 'out', 'break_start', 'break_end', 'leave'],
      },
      {
        name: 'from',
        kind: 'text',
        about: 'Entries at this time or later, and leaves that last beyond it.',
      },
      { name: 'to', kind: 'text', about: 'Entries before this time.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'attendance.record',
    operation: 'POST /attendance idempotent',
    summary: 'Record a check-in, check-out, break or leave of an employee.',
    description:
      'Entries are judged in the order of `at`. An `in` follows an `out`, breaks lie in work, and a leave overlaps neither work nor another leave: anything else is 409, and `details` names the other entry with its time. A forgotten `out` is never added by the service: record it with its true time first. A past `in` or `break_start` may be recorded before complete later work; record its `out` or `break_end` next.',
    ids: [],
    options: [
      {
        name: 'kind',
        kind: 'text',
        values: ['in', 'out', 'break_start', 'break_end', 'leave'],
        required: true,
      },
      {
        name: 'at',
        kind: 'text',
        about:
          'Default for stamps: now. At most 5 minutes ahead, except for leave. Entries are ordered by this time, whenever they arrive.',
      },
      {
        name: 'until',
        kind: 'text',
        about: 'Required for leave, and for leave only: at most 366 days after at.',
      },
      { name: 'note', kind: 'text', nullable: true },
      { name: 'employee_id', kind: 'text', example: 'emp_0NaQ8xT2v7Bd1kZp4mXw', required: true },
    ],
  },
  {
    method: 'attendance.listOwn',
    operation: 'GET /attendance/me list',
    summary: 'List your own attendance, latest `at` first.',
    description:
      'The employee is the active one with the e-mail address of the account, or of the signed-in member; 404 without one.',
    ids: [],
    options: [
      {
        name: 'kind',
        kind: 'text',
        about: 'Only entries of this kind.',
        values: ['in', 'out', 'break_start', 'break_end', 'leave'],
      },
      {
        name: 'from',
        kind: 'text',
        about: 'Entries at this time or later, and leaves that last beyond it.',
      },
      { name: 'to', kind: 'text', about: 'Entries before this time.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'attendance.recordOwn',
    operation: 'POST /attendance/me idempotent',
    summary: 'Record your own check-in, check-out, break or leave.',
    description:
      'The employee is the active one with the e-mail address of the account, or of the signed-in member; 404 without one. The rules are those of POST /attendance, and `at` is at most 31 days ago.',
    ids: [],
    options: [
      {
        name: 'kind',
        kind: 'text',
        values: ['in', 'out', 'break_start', 'break_end', 'leave'],
        required: true,
      },
      {
        name: 'at',
        kind: 'text',
        about:
          'Default for stamps: now. At most 5 minutes ahead, except for leave. Entries are ordered by this time, whenever they arrive.',
      },
      {
        name: 'until',
        kind: 'text',
        about: 'Required for leave, and for leave only: at most 366 days after at.',
      },
      { name: 'note', kind: 'text', nullable: true },
    ],
  },
  {
    method: 'attendance.summary',
    operation: 'GET /attendance/summary',
    summary: 'Sum up the worked time of an employee by day.',
    description:
      'Rows are the days with work, breaks or leave, in order. Work over midnight is split where the day of the zone begins, and times are differences of instants, so that a night with a change to daylight saving time has its true length. Work without an `out` counts to its last stamp only and is `open` on the day it began.',
    ids: [],
    options: [
      { name: 'employee_id', kind: 'text', example: 'emp_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      { name: 'from', kind: 'text', about: 'The first day.', required: true },
      { name: 'to', kind: 'text', about: 'The last day, at most 366 days in all.', required: true },
      {
        name: 'timezone',
        kind: 'text',
        about: 'IANA time zone whose days are counted.',
        example: 'Europe/Stockholm',
        required: true,
      },
    ],
  },
  {
    method: 'attendance.update',
    operation: 'PATCH /attendance/{id}',
    summary: 'Correct an attendance entry.',
    description: 'The result is judged as a whole: a correction that does not fit is 409.',
    ids: ['id'],
    options: [
      {
        name: 'kind',
        kind: 'text',
        about: 'Another kind of stamp. A leave stays a leave.',
        values: ['in', 'out', 'break_start', 'break_end'],
      },
      { name: 'at', kind: 'text' },
      { name: 'until', kind: 'text' },
      { name: 'note', kind: 'text', nullable: true },
    ],
    versioned: true,
  },
  {
    method: 'attendance.delete',
    operation: 'DELETE /attendance/{id} bare',
    summary: 'Delete an attendance entry.',
    description:
      'The rest must fit: a deletion that leaves two `in` in a row is 409. Delete work from its last entry to its first.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'candidates.bulk',
    operation: 'POST /candidates/bulk idempotent',
    summary: 'Move, tag, mail or note many candidates.',
    description:
      'Takes exactly one of ids and filter, and at most 10,000 candidates. Each has one outcome: moved, tagged, untagged, mailed or noted; unchanged; or why not: not_found, anonymized, no_application (none, or several without job_id), stage_conflict, no_email, suppressed, missing_field, refused. One that cannot be changed stops no other. left: time ran out; send those ids again. A mail is one send to at most 5,000.',
    ids: [],
    options: [
      { name: 'action', kind: 'text', values: ['move'], required: true },
      { name: 'template_id', kind: 'text' },
      { name: 'subject', kind: 'text' },
      { name: 'body_text', kind: 'text' },
      { name: 'body_html', kind: 'text' },
      {
        name: 'job_id',
        kind: 'text',
        about: 'The job of the applications. Candidates with several active ones need it.',
      },
      { name: 'reply_to', kind: 'text' },
      {
        name: 'layout',
        kind: 'text',
        about:
          'letter: a mail without body_html gets HTML with the name, the logo and the colour of the organization. plain, the default, sends the text alone.',
        values: ['plain', 'letter'],
      },
      { name: 'ids', kind: 'list' },
      {
        name: 'filter',
        kind: 'json',
        about: 'As the query of GET /candidates. Without members it matches every candidate.',
      },
      {
        name: 'filter.job_id',
        kind: 'text',
        about: 'Candidates with an application for this job.',
        example: 'job_0NaQ8xT2v7Bd1kZp4mXw',
      },
      {
        name: 'filter.stage',
        kind: 'text',
        about: 'Key of a stage. With job_id, the stage of the application for that job.',
      },
      {
        name: 'filter.status',
        kind: 'text',
        about: 'Status of an application; with job_id or stage, of that application.',
        values: ['active', 'hired', 'rejected', 'withdrawn'],
      },
      {
        name: 'filter.answer_to',
        kind: 'text',
        about: 'Key of a question of the form of job_id. Needs job_id and answer.',
      },
      {
        name: 'filter.answer',
        kind: 'text',
        about: 'The answer to answer_to: the value of an option, true, false, or a number.',
      },
      { name: 'filter.source', kind: 'text', about: 'Where the candidate came from.' },
      { name: 'filter.tag', kind: 'text', about: 'A tag of the candidate.' },
      {
        name: 'filter.q',
        kind: 'text',
        about:
          'Each word must be the beginning of a word of name, e-mail, phone, location, skills, tags or answers.',
      },
      { name: 'filter.email', kind: 'text', about: 'E-mail address, compared without case.' },
      { name: 'filter.created_after', kind: 'text', about: 'Added after this time.' },
      { name: 'filter.created_before', kind: 'text', about: 'Added before this time.' },
      { name: 'filter.updated_after', kind: 'text', about: 'Changed after this time.' },
      { name: 'dry_run', kind: 'boolean', about: 'Says what would be, and writes nothing.' },
      { name: 'body', kind: 'text' },
      { name: 'private', kind: 'boolean' },
      { name: 'tags', kind: 'list' },
      { name: 'stage', kind: 'text', example: 'screening' },
      { name: 'from_stage', kind: 'text' },
      { name: 'reason', kind: 'text', nullable: true },
    ],
  },
  {
    method: 'views.list',
    operation: 'GET /views list',
    summary: "List the member's own saved views, newest first.",
    description: 'In the console views belong to the signed-in member, else to the key.',
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'views.create',
    operation: 'POST /views idempotent',
    summary: 'Save a filter of candidates under a name.',
    ids: [],
    options: [
      { name: 'list', kind: 'text', values: ['candidates', 'board'] },
      { name: 'name', kind: 'text', required: true },
      { name: 'query', kind: 'json', about: 'As the query of GET /candidates.' },
      { name: 'query.job_id', kind: 'text' },
      { name: 'query.stage', kind: 'text' },
      { name: 'query.status', kind: 'text' },
      { name: 'query.answer_to', kind: 'text' },
      { name: 'query.answer', kind: 'text' },
      { name: 'query.source', kind: 'text' },
      { name: 'query.tag', kind: 'text' },
      { name: 'query.q', kind: 'text' },
      { name: 'query.created_after', kind: 'text' },
      { name: 'query.created_before', kind: 'text' },
      { name: 'query.updated_after', kind: 'text' },
      { name: 'query.sort', kind: 'text' },
      { name: 'query.order', kind: 'text' },
    ],
  },
  {
    method: 'views.get',
    operation: 'GET /views/{id} bare',
    summary: 'Read a saved view.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'views.update',
    operation: 'PATCH /views/{id}',
    summary: 'Rename a saved view, or replace its filter.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      { name: 'query', kind: 'json' },
      { name: 'query.job_id', kind: 'text' },
      { name: 'query.stage', kind: 'text' },
      { name: 'query.status', kind: 'text' },
      { name: 'query.answer_to', kind: 'text' },
      { name: 'query.answer', kind: 'text' },
      { name: 'query.source', kind: 'text' },
      { name: 'query.tag', kind: 'text' },
      { name: 'query.q', kind: 'text' },
      { name: 'query.created_after', kind: 'text' },
      { name: 'query.created_before', kind: 'text' },
      { name: 'query.updated_after', kind: 'text' },
      { name: 'query.sort', kind: 'text' },
      { name: 'query.order', kind: 'text' },
    ],
    versioned: true,
  },
  {
    method: 'views.delete',
    operation: 'DELETE /views/{id} bare',
    summary: 'Delete a saved view.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'documentTemplates.list',
    operation: 'GET /platform/documents/templates list',
    summary: "List the account's templates for documents, newest first, without bodies.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'documentTemplates.create',
    operation: 'POST /platform/documents/templates idempotent',
    summary: 'Create a template for documents.',
    description:
      'A body that cannot be read is 400 with the line: braces that do not close, anything between them but fields and sections, sections that are not closed or nested deeper than three. A literal `{{` is written `\\{{`.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', required: true },
      {
        name: 'body',
        kind: 'text',
        about:
          'Text with `#` and `##` headings, `-` and `1.` lists, `**bold**`, `---` page breaks and fields `{{key}}`. `{{#list}} … {{/list}}` repeats for each entry of a list, `{{^list}} … {{/list}}` stands for an empty one. HTML is printed as text.',
        example: '# Offer\n\nDear {{name}},',
        required: true,
      },
    ],
  },
  {
    method: 'documentTemplates.get',
    operation: 'GET /platform/documents/templates/{id} bare',
    summary: 'Read a template for documents.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'documentTemplates.update',
    operation: 'PATCH /platform/documents/templates/{id}',
    summary: 'Change a template for documents.',
    description: 'Absent is unchanged. Documents that were made from it do not change.',
    ids: ['id'],
    options: [
      { name: 'name', kind: 'text' },
      {
        name: 'body',
        kind: 'text',
        about:
          'Text with `#` and `##` headings, `-` and `1.` lists, `**bold**`, `---` page breaks and fields `{{key}}`. `{{#list}} … {{/list}}` repeats for each entry of a list, `{{^list}} … {{/list}}` stands for an empty one. HTML is printed as text.',
        example: '# Offer\n\nDear {{name}},',
      },
    ],
    versioned: true,
  },
  {
    method: 'documentTemplates.delete',
    operation: 'DELETE /platform/documents/templates/{id} bare',
    summary: 'Delete a template for documents.',
    description: 'Documents that were made from it stay.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'documents.mine',
    operation: 'GET /platform/documents/mine list',
    summary: 'List the documents that any account made for you, newest first.',
    description:
      "Documents made for a candidate or employee with the e-mail address of the account. In the console the address is the signed-in member's; 404 if the account has no candidate or employee with it.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'documents.list',
    operation: 'GET /platform/documents list',
    summary: "List the account's documents, newest first.",
    ids: [],
    options: [
      { name: 'candidate_id', kind: 'text', about: 'Only documents made for this candidate.' },
      { name: 'employee_id', kind: 'text', about: 'Only documents made for this employee.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'documents.create',
    operation: 'POST /platform/documents idempotent',
    summary: 'Make a PDF or DOCX from a template and values.',
    description:
      'Values are printed as they are: they never become headings, lists, bold text or fields, and a line break stays one. Missing values are 400 with paths values.<key>; values that the template does not name are ignored. Known without being given are today and organization.name; with candidate_id candidate.name; with employee_id employee.name, employee.title and employee.start_date, as far as the employee has them. Give one of the two ids. Letters that no PDF font has are 400 with path format; docx takes them. An anonymised candidate is 409.',
    ids: [],
    options: [
      { name: 'template_id', kind: 'text', example: 'doc_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      { name: 'format', kind: 'text', values: ['pdf', 'docx'], required: true },
      { name: 'name', kind: 'text', about: "By default the template's." },
      {
        name: 'values',
        kind: 'json',
        about:
          'Texts, numbers and booleans by field; records for fields with dots; lists of records for sections. At most 500 names, 200,000 characters and 4 levels.',
      },
      {
        name: 'candidate_id',
        kind: 'text',
        about:
          'The person the document is made for: fills candidate.name, and shows them the document under /platform/documents/mine.',
        nullable: true,
      },
      {
        name: 'employee_id',
        kind: 'text',
        about:
          'The employee whom the document is made for, in place of a candidate: fills employee.name, employee.title and employee.start_date.',
        nullable: true,
      },
    ],
  },
  {
    method: 'documents.get',
    operation: 'GET /platform/documents/{id} bare',
    summary: 'Read a document, with fresh links to its files.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'documents.update',
    operation: 'PATCH /platform/documents/{id}',
    summary: 'Rename a document.',
    description: 'Its files do not change.',
    ids: ['id'],
    options: [{ name: 'name', kind: 'text' }],
    versioned: true,
  },
  {
    method: 'documents.delete',
    operation: 'DELETE /platform/documents/{id} bare',
    summary: 'Delete a document with its files.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'reports.funnel',
    operation: 'GET /reports/funnel',
    summary: 'Count how many applications were in each stage.',
    description:
      'Of the applications submitted in the period. An application counts once per stage it was in, also when it moved back. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'reports.timeInStage',
    operation: 'GET /reports/time-in-stage',
    summary: 'Measure how long applications stay at each stage.',
    description:
      'Over the stays that ended in the period. An application that came back has two. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'reports.timeToHire',
    operation: 'GET /reports/time-to-hire',
    summary: 'Measure the time from applying to the hire.',
    description:
      'Over the applications that were hired in the period and still are. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'reports.sources',
    operation: 'GET /reports/sources',
    summary: 'Count applications and hires by the source of the candidates.',
    description:
      'Of the applications submitted in the period, with their present status. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'reports.openings',
    operation: 'GET /reports/openings',
    summary: 'List the roles that were open, with their applications.',
    description:
      'Roles that were published and not yet closed at some time of the period, with the applications submitted in it. A row is a role; with group_by department or month it is a group of roles, by the month in which they were published. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'reports.offers',
    operation: 'GET /reports/offers',
    summary: 'Count offers and their answers.',
    description:
      'Of the offers sent in the period. Drafts do not count. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'reports.interviews',
    operation: 'GET /reports/interviews',
    summary: 'Count interviews and what became of them.',
    description:
      'Of the interviews that start in the period; those without a time count when they were created. Anonymised people stay in the counts. Accept: text/csv returns the rows as a table.',
    ids: [],
    options: [
      {
        name: 'from',
        kind: 'text',
        about: 'The first day as YYYY-MM-DD (UTC), or a time: that time or later.',
        example: '2026-01-01',
      },
      {
        name: 'to',
        kind: 'text',
        about: 'The last day as YYYY-MM-DD (UTC), which counts as a whole, or a time: before it.',
        example: '2026-12-31',
      },
      { name: 'job_id', kind: 'text', about: 'Only this job.' },
      { name: 'department', kind: 'text', about: 'Only jobs that are in this department now.' },
      { name: 'source', kind: 'text', about: 'Only candidates from this source.' },
      {
        name: 'group_by',
        kind: 'text',
        about: 'Splits the rows. month is that of the time that from and to apply to.',
        values: ['job', 'department', 'source', 'month'],
      },
    ],
  },
  {
    method: 'imports.list',
    operation: 'GET /imports list',
    summary: "List the account's imports, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'imports.create',
    operation: 'POST /imports idempotent',
    summary: 'Import candidates, applications or roles from a table.',
    description:
      'The table is CSV with any separator, in UTF-8, UTF-16 or Windows-1252, or a ZIP with one table and the résumés that its rows name. Columns are guessed by their names, also those of exports of Greenhouse, Lever, Ashby and Workable; mapping says otherwise. Rows are imported in the background. A record is known by its external id, a person also by the e-mail address, so that a table can be sent again. Nobody is mailed, and rows announce no events.',
    ids: [],
    options: [
      {
        name: 'kind',
        kind: 'text',
        values: ['candidates', 'applications', 'postings'],
        required: true,
      },
      { name: 'file', kind: 'file' },
      { name: 'url', kind: 'text', about: 'Where the file is fetched from.' },
      {
        name: 'import_id',
        kind: 'text',
        about: 'A dry run of the last 24 hours, whose file is read again.',
      },
      {
        name: 'mapping',
        kind: 'json',
        about:
          'Column → member. It is merged with what is guessed by the names of the columns; null leaves a column out.',
      },
      {
        name: 'dry_run',
        kind: 'boolean',
        about: 'Counts the rows that would be new, changed and skipped, and writes nothing.',
      },
    ],
  },
  {
    method: 'imports.get',
    operation: 'GET /imports/{id} bare',
    summary: 'Read an import: its status, and how many rows were new, changed, skipped and bad.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'imports.errors',
    operation: 'GET /imports/{id}/errors list',
    summary: 'List the rows that an import did not write, by line.',
    description:
      'With Accept: text/csv all of them, each with the cells of its row after line, column and reason: the table can be mended and sent again. Rows are kept for 30 days.',
    ids: ['id'],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'imports.cancel',
    operation: 'POST /imports/{id}/cancel bare',
    summary: 'Stop an import. Rows that are done stay.',
    description: 'A cancelled import stays cancelled. One that is done or failed is 409 conflict.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'exports.list',
    operation: 'GET /exports list',
    summary: "List the account's exports of the last 30 days, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'exports.create',
    operation: 'POST /exports idempotent',
    summary: 'Export candidates, applications, postings, employees or the whole account.',
    description:
      'The file is written in the background: GET /exports/{id} has its link once it is done, for 24 hours. Tables have a row per record and the names of the API as columns; CSV is safe in spreadsheets, and POST /imports reads it back. An account is a ZIP with each collection as JSON Lines, the files, and a manifest with counts and SHA-256 hashes; it needs the scopes account:manage and account:audit, or an owner. Secrets and hashes of keys are left out, and so are demographic answers. Merged duplicates and anonymised people are not in tables.',
    ids: [],
    options: [
      {
        name: 'kind',
        kind: 'text',
        values: ['candidates', 'applications', 'postings', 'employees', 'account'],
        required: true,
      },
      {
        name: 'format',
        kind: 'text',
        about: 'csv by default; an account is always jsonl.',
        values: ['csv', 'jsonl'],
      },
      { name: 'filter', kind: 'json', about: 'Only these records.' },
      { name: 'filter.job_id', kind: 'text' },
      { name: 'filter.stage', kind: 'text' },
      {
        name: 'filter.status',
        kind: 'text',
        about:
          'Of applications: active, hired, rejected, withdrawn; of postings: draft, open, closed, archived.',
      },
      { name: 'filter.source', kind: 'text' },
      { name: 'filter.tag', kind: 'text' },
      {
        name: 'files',
        kind: 'boolean',
        about:
          'Whether a ZIP has the files too; for candidates, applications and the account. The default is true for an account, else false.',
      },
    ],
  },
  {
    method: 'exports.get',
    operation: 'GET /exports/{id} bare',
    summary: 'Read an export: its status, and the link to its file once it is done.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'account.close',
    operation: 'DELETE /account bare',
    summary: 'Close the account in 30 days.',
    description:
      'Until closes_at the account works as usual, and POST /account/reopen keeps it. The owners get mails: now, with an archive of all data, three days before the end, with another archive, and once the data is erased. Then keys, sessions, members, records, files and boards are gone; entries of the ledger, statements and the audit log stay, without names. An account that is closing keeps its closes_at.',
    ids: [],
    options: [],
  },
  {
    method: 'account.reopen',
    operation: 'POST /account/reopen bare',
    summary: 'Keep an account that is closing.',
    description:
      'Undoes DELETE /account: closes_at is null again. An account that is not closing stays as it is. Once its data is being erased, 409 conflict.',
    ids: [],
    options: [],
  },
  {
    method: 'account.get',
    operation: 'GET /account bare',
    summary: "The account with its job seeker's profile.",
    ids: [],
    options: [],
  },
  {
    method: 'account.update',
    operation: 'PATCH /account',
    summary: 'Change the profile and the facts of the account.',
    description:
      'Only the members that are sent change; null clears a member. A fact is replaced as a whole. Applications use only facts stated here and never guess them.',
    ids: [],
    options: [
      { name: 'name', kind: 'text', nullable: true },
      { name: 'phone', kind: 'text', nullable: true },
      { name: 'location', kind: 'text', nullable: true },
      { name: 'links', kind: 'list', nullable: true },
      { name: 'facts', kind: 'json', nullable: true },
      { name: 'facts.notice_period', kind: 'text', example: '30 days', nullable: true },
      { name: 'facts.earliest_start', kind: 'text', nullable: true },
      {
        name: 'resume_reading',
        kind: 'text',
        about:
          'How résumés are read: by rules, or by the language model, billed to this account. The values of the model are kept only where they stand in the text.',
        values: ['rules', 'model'],
        nullable: true,
      },
    ],
    versioned: true,
  },
  {
    method: 'account.logOutTools',
    operation: 'POST /account/mcp-logout bare',
    summary: 'End all links to files of résumés and letters.',
    description:
      'Links that were made before this call are 410 link_expired. Reading a document returns a new link. API keys stay valid, and the MCP server has no sessions to end.',
    ids: [],
    options: [],
  },
  {
    method: 'account.auditLog',
    operation: 'GET /account/audit-log list',
    summary: "List the account's audit log, newest first.",
    description:
      'Keys created and revoked, moves of applications, changes of pipeline stages, anonymising, reveals of people, credit, top-ups, limits and quotas. Rows never change and are never deleted. They hold no personal data of candidates.',
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'files.get',
    operation: 'GET /files/{token} bare bytes whole',
    summary: 'Download a stored file by its signed link, which is valid for 24 hours.',
    ids: ['token'],
    options: [],
    isPublic: true,
  },
  {
    method: 'usage.get',
    operation: 'GET /usage',
    summary: "Read the account's month: quotas, rows, tokens and costs.",
    description:
      'Counters may lag by a second. Charges and counters are those of the month; balance, holds, limit and quotas are current.',
    ids: [],
    options: [
      {
        name: 'month',
        kind: 'text',
        about: 'UTC month. The default is the current one.',
        example: '2026-11',
      },
    ],
  },
  {
    method: 'usage.ledger',
    operation: 'GET /usage/ledger list',
    summary: "List the entries of the account's ledger, newest first.",
    description: 'Entries never change. The balance is their sum.',
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'webhooks.list',
    operation: 'GET /webhooks list',
    summary: "List the account's endpoints, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'webhooks.create',
    operation: 'POST /webhooks idempotent',
    summary: 'Register an endpoint for signed events.',
    description:
      'The secret is returned only here and by rotate-secret. Addresses of private networks are refused. An account has at most 50 endpoints.',
    ids: [],
    options: [
      { name: 'url', kind: 'text', required: true },
      {
        name: 'event_kinds',
        kind: 'list',
        values: [
          '*',
          'candidate.application_submitted',
          'candidate.stage_changed',
          'candidate.created',
          'candidate.updated',
          'candidate.merged',
          'candidate.anonymized',
          'candidate.hired',
          'candidate.rejected',
          'job.published',
          'job.updated',
          'job.closed',
          'job_alert.matched',
          'offer.sent',
          'offer.accepted',
          'offer.declined',
          'offer.withdrawn',
          'offer.expired',
          'email.bounced',
          'survey.response_submitted',
          'apply_session.needs_input',
          'apply_session.awaiting_approval',
          'apply_session.submitted',
          'interview.proposed',
          'interview.scheduled',
          'interview.moved',
          'interview.cancelled',
          'interview.done',
          'scorecard.submitted',
          'billing.balance_low',
          'billing.charge_failed',
          'webhook.disabled',
          'webhook.ping',
        ],
        required: true,
      },
      { name: 'description', kind: 'text', nullable: true },
    ],
  },
  {
    method: 'webhooks.get',
    operation: 'GET /webhooks/{id} bare',
    summary: 'Read an endpoint.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'webhooks.update',
    operation: 'PATCH /webhooks/{id}',
    summary: 'Change an endpoint, disable it or enable it again.',
    description:
      'Disabling cancels pending deliveries. recover sends the events that a disabled endpoint missed. A new url clears failing_since.',
    ids: ['id'],
    options: [
      { name: 'url', kind: 'text' },
      {
        name: 'event_kinds',
        kind: 'list',
        values: [
          '*',
          'candidate.application_submitted',
          'candidate.stage_changed',
          'candidate.created',
          'candidate.updated',
          'candidate.merged',
          'candidate.anonymized',
          'candidate.hired',
          'candidate.rejected',
          'job.published',
          'job.updated',
          'job.closed',
          'job_alert.matched',
          'offer.sent',
          'offer.accepted',
          'offer.declined',
          'offer.withdrawn',
          'offer.expired',
          'email.bounced',
          'survey.response_submitted',
          'apply_session.needs_input',
          'apply_session.awaiting_approval',
          'apply_session.submitted',
          'interview.proposed',
          'interview.scheduled',
          'interview.moved',
          'interview.cancelled',
          'interview.done',
          'scorecard.submitted',
          'billing.balance_low',
          'billing.charge_failed',
          'webhook.disabled',
          'webhook.ping',
        ],
      },
      { name: 'description', kind: 'text', nullable: true },
      { name: 'status', kind: 'text', values: ['enabled', 'disabled'] },
    ],
    versioned: true,
  },
  {
    method: 'webhooks.delete',
    operation: 'DELETE /webhooks/{id} bare',
    summary: 'Delete an endpoint. Its pending deliveries are cancelled and can still be read.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'webhooks.rotateSecret',
    operation: 'POST /webhooks/{id}/rotate-secret idempotent bare',
    summary: 'Rotate the secret of an endpoint.',
    description: 'For 24 hours every request is signed with the new and the old secret.',
    ids: ['id'],
    options: [],
    versioned: true,
  },
  {
    method: 'webhooks.test',
    operation: 'POST /webhooks/{id}/test idempotent bare',
    summary: 'Send `webhook.ping` to an endpoint, also if it is not subscribed to it.',
    description: 'It is retried like any delivery. GET /webhook-deliveries/{id} shows the outcome.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'webhooks.recover',
    operation: 'POST /webhooks/{id}/recover idempotent',
    summary: 'Send the events again that an endpoint missed since a time.',
    description:
      'Sends deliveries that failed, were cancelled or wait for a later attempt, and the events of the time when the endpoint was disabled. Events are kept for 30 days. A disabled endpoint is 409.',
    ids: ['id'],
    options: [{ name: 'since', kind: 'text', example: '2026-11-20T00:00:00Z', required: true }],
  },
  {
    method: 'deliveries.list',
    operation: 'GET /webhook-deliveries list',
    summary: "List the account's deliveries with their attempts, newest event first.",
    description: 'Deliveries and their events are kept for 30 days.',
    ids: [],
    options: [
      {
        name: 'webhook_id',
        kind: 'text',
        about: 'Deliveries to this endpoint.',
        example: 'whk_0NaQ8xT2v7Bd1kZp4mXw',
      },
      {
        name: 'event_kind',
        kind: 'text',
        about: 'Of events of this kind.',
        values: [
          'candidate.application_submitted',
          'candidate.stage_changed',
          'candidate.created',
          'candidate.updated',
          'candidate.merged',
          'candidate.anonymized',
          'candidate.hired',
          'candidate.rejected',
          'job.published',
          'job.updated',
          'job.closed',
          'job_alert.matched',
          'offer.sent',
          'offer.accepted',
          'offer.declined',
          'offer.withdrawn',
          'offer.expired',
          'email.bounced',
          'survey.response_submitted',
          'apply_session.needs_input',
          'apply_session.awaiting_approval',
          'apply_session.submitted',
          'interview.proposed',
          'interview.scheduled',
          'interview.moved',
          'interview.cancelled',
          'interview.done',
          'scorecard.submitted',
          'billing.balance_low',
          'billing.charge_failed',
          'webhook.disabled',
          'webhook.ping',
        ],
      },
      {
        name: 'status',
        kind: 'text',
        about: 'How they stand: `failed` are given up, `cancelled` met a disabled endpoint.',
        values: ['pending', 'succeeded', 'failed', 'cancelled'],
      },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'deliveries.get',
    operation: 'GET /webhook-deliveries/{id} bare',
    summary: 'Read a delivery with its attempts.',
    ids: ['id'],
    options: [],
    settles: true,
  },
  {
    method: 'deliveries.redeliver',
    operation: 'POST /webhook-deliveries/{id}/redeliver idempotent bare',
    summary: 'Send an event again, also one that was received.',
    description:
      'The first attempt is immediate; failures are retried by the full schedule. The event keeps its id. A disabled endpoint is 409.',
    ids: ['id'],
    options: [],
    settles: true,
  },
  {
    method: 'events.list',
    operation: 'GET /events list',
    summary: "List the account's events of the last 30 days, last stored first.",
    description:
      'Every event is listed, also those without a webhook endpoint. Each row is the body of its delivery. Events are stored within a second of `created_at`, and later after an outage. To follow the events, poll with `since` a minute before the last call and skip ids that you know; `openrole listen` does that. Calls are free.',
    ids: [],
    options: [
      {
        name: 'kind',
        kind: 'text',
        about: 'Events of this kind.',
        values: [
          'candidate.application_submitted',
          'candidate.stage_changed',
          'candidate.created',
          'candidate.updated',
          'candidate.merged',
          'candidate.anonymized',
          'candidate.hired',
          'candidate.rejected',
          'job.published',
          'job.updated',
          'job.closed',
          'job_alert.matched',
          'offer.sent',
          'offer.accepted',
          'offer.declined',
          'offer.withdrawn',
          'offer.expired',
          'email.bounced',
          'survey.response_submitted',
          'apply_session.needs_input',
          'apply_session.awaiting_approval',
          'apply_session.submitted',
          'interview.proposed',
          'interview.scheduled',
          'interview.moved',
          'interview.cancelled',
          'interview.done',
          'scorecard.submitted',
          'billing.balance_low',
          'billing.charge_failed',
          'webhook.disabled',
          'webhook.ping',
        ],
      },
      {
        name: 'since',
        kind: 'text',
        about: 'Events that were stored at this time or later.',
        example: '2026-11-20T00:00:00Z',
      },
      { name: 'until', kind: 'text', about: 'Events that were stored before this time.' },
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'applySessions.start',
    operation: 'POST /jobs/apply idempotent',
    summary: 'Apply for a hosted role with AI: start a session or continue it.',
    description:
      "start is 201 with a new session, or 200 with the account's open session for the same job. Every other action is 200. An action that the session's status does not allow is 409 invalid_session_state. Nothing is submitted without approve_submit. continue, approve_submit and stop honour If-Match with the session's version. A session expires after 72 hours without an action.",
    ids: [],
    options: [
      { name: 'action', kind: 'text', about: 'The default is start.', values: ['start'] },
      {
        name: 'session_id',
        kind: 'text',
        about: 'Id of the session. Required for every action except start.',
        example: 'ses_0NaQ8xT2v7Bd1kZp4mXw',
      },
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
      { name: 'answers', kind: 'json', about: 'By field key; null leaves a field empty.' },
      { name: 'message', kind: 'text' },
      { name: 'job_id', kind: 'text', example: 'job_0NaQ8xT2v7Bd1kZp4mXw' },
      { name: 'resume_id', kind: 'text' },
      { name: 'instructions', kind: 'text' },
      { name: 'documents', kind: 'json' },
      { name: 'documents.cover_letter', kind: 'boolean' },
      { name: 'documents.tailored_resume', kind: 'boolean' },
    ],
    settles: true,
    versioned: true,
  },
  {
    method: 'applySessions.list',
    operation: 'GET /v1/apply-with-ai list',
    summary: "List the account's apply sessions, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'applySessions.get',
    operation: 'GET /v1/apply-with-ai/{id}',
    summary: 'Read an apply session.',
    ids: ['id'],
    options: [
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
    settles: true,
  },
  {
    method: 'applySessions.continue',
    operation: 'POST /v1/apply-with-ai/{id}/continue idempotent',
    summary: 'Answer questions of an apply session, or ask for changes.',
    description:
      'If one answer is wrong, none is stored. Any field of the form can be answered; null leaves a field empty. A message makes the model draft its own answers again.',
    ids: ['id'],
    options: [
      { name: 'answers', kind: 'json', about: 'By field key; null leaves a field empty.' },
      { name: 'message', kind: 'text' },
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
    settles: true,
    versioned: true,
  },
  {
    method: 'applySessions.approve',
    operation: 'POST /v1/apply-with-ai/{id}/approve-submit idempotent',
    summary: 'Approve and submit the application of an apply session, once.',
    ids: ['id'],
    options: [
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
    settles: true,
    versioned: true,
  },
  {
    method: 'applySessions.stop',
    operation: 'POST /v1/apply-with-ai/{id}/stop idempotent',
    summary: 'Stop an apply session without submitting.',
    ids: ['id'],
    options: [
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
    settles: true,
    versioned: true,
  },
  {
    method: 'resumes.create',
    operation: 'POST /v1/resumes idempotent',
    summary: 'Write a résumé that states only what the source résumé states.',
    description:
      'Charges AI tokens. Waits up to 45 seconds. If writing takes longer, the call is 503 and the service continues: the same call with the same Idempotency-Key waits for the same document, which is charged once. A ready document does not expire. Statements that the source does not support are removed and listed in removed.',
    ids: [],
    options: [
      { name: 'job_id', kind: 'text', about: 'The job that it is written for.' },
      {
        name: 'resume',
        kind: 'json',
        about:
          "The source of all facts, as JSON Resume. The default is `resume_id`, else the account's own résumé.",
      },
      {
        name: 'resume_id',
        kind: 'text',
        about: "A résumé written by this API, or the account's own.",
      },
      { name: 'instructions', kind: 'text', about: 'Wishes for the text. They add no facts.' },
      { name: 'format', kind: 'text', values: ['pdf', 'docx', 'md', 'txt', 'json'] },
      { name: 'template', kind: 'text', values: ['classic', 'compact'] },
    ],
  },
  {
    method: 'resumes.list',
    operation: 'GET /v1/resumes list',
    summary: "List the account's résumés, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'resumes.get',
    operation: 'GET /v1/resumes/{id} bare',
    summary: 'Read a résumé, with fresh links to its files.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'coverLetters.create',
    operation: 'POST /v1/cover-letters idempotent',
    summary: 'Write a cover letter that states only what the source résumé states.',
    description:
      'Charges AI tokens. Waits up to 45 seconds. If writing takes longer, the call is 503 and the service continues: the same call with the same Idempotency-Key waits for the same document, which is charged once. A ready document does not expire. Statements that the source does not support are removed and listed in removed.',
    ids: [],
    options: [
      { name: 'job_id', kind: 'text', about: 'The job that it is written for.' },
      {
        name: 'resume',
        kind: 'json',
        about:
          "The source of all facts, as JSON Resume. The default is `resume_id`, else the account's own résumé.",
      },
      {
        name: 'resume_id',
        kind: 'text',
        about: "A résumé written by this API, or the account's own.",
      },
      { name: 'instructions', kind: 'text', about: 'Wishes for the text. They add no facts.' },
      { name: 'format', kind: 'text', values: ['pdf', 'docx', 'md', 'txt', 'json'] },
      { name: 'template', kind: 'text', values: ['classic', 'compact'] },
      { name: 'tone', kind: 'text', values: ['direct', 'warm', 'formal'] },
      { name: 'length', kind: 'text', values: ['short', 'medium', 'long'] },
    ],
  },
  {
    method: 'coverLetters.list',
    operation: 'GET /v1/cover-letters list',
    summary: "List the account's cover letters, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'coverLetters.get',
    operation: 'GET /v1/cover-letters/{id} bare',
    summary: 'Read a cover letter, with fresh links to its files.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'chats.start',
    operation: 'POST /v1/agent/chats idempotent',
    summary: 'Start a chat with the platform agent.',
    description:
      'The agent reads the data of the account with tools, and cites what it states. What writes, sends or costs money is proposed as an action, which a person approves. Each tool also needs its own scope. A chat expires after 72 hours without input.',
    ids: [],
    options: [
      {
        name: 'message',
        kind: 'text',
        example: 'Who applied to the ferry role this week and has a licence?',
        required: true,
      },
      {
        name: 'context',
        kind: 'json',
        about:
          'What the user looks at: a posting or candidate of the account, or an open job of the market.',
      },
      { name: 'context.job_id', kind: 'text' },
      { name: 'context.candidate_id', kind: 'text' },
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
  },
  {
    method: 'chats.list',
    operation: 'GET /v1/agent/chats list',
    summary: "List the account's chats, newest first.",
    ids: [],
    options: [
      {
        name: 'limit',
        kind: 'number',
        about: 'Rows per page. The default is 20; a number above 100 is reduced to it.',
      },
      {
        name: 'cursor',
        kind: 'text',
        about:
          'meta.next_cursor of the previous page. All other parameters except limit must stay the same.',
      },
    ],
  },
  {
    method: 'chats.get',
    operation: 'GET /v1/agent/chats/{id}',
    summary: 'Read a chat.',
    ids: ['id'],
    options: [
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
  },
  {
    method: 'chats.events',
    operation: 'GET /v1/agent/chats/{id}/events bare bytes whole',
    summary: 'Follow a chat as server-sent events.',
    description:
      'Events are text (message_id, delta: a checked sentence), tool_call, action and status. With Last-Event-ID the events after that one follow, else all from the first. The stream ends when the chat is over, and after ten minutes.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'chats.send',
    operation: 'POST /v1/agent/chats/{id}/messages idempotent',
    summary: 'Send a message to a chat.',
    description:
      'While the agent answers, a message is 409 conflict. A chat has at most 100 messages. Proposed actions stay proposed: a message approves nothing.',
    ids: ['id'],
    options: [
      {
        name: 'message',
        kind: 'text',
        example: 'Who applied to the ferry role this week and has a licence?',
        required: true,
      },
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
  },
  {
    method: 'chats.approve',
    operation: 'POST /v1/agent/chats/{id}/approve idempotent',
    summary: 'Approve a proposed action: it runs once, with exactly the arguments shown.',
    description:
      "The action runs with the rights of the approver: without the tool's scope it is 403 and stays proposed. If its record has changed since it was proposed, the action fails and its reason says so. A decided action is 409 conflict.",
    ids: ['id'],
    options: [
      { name: 'action_id', kind: 'text', example: 'act_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
  },
  {
    method: 'chats.reject',
    operation: 'POST /v1/agent/chats/{id}/reject idempotent',
    summary: 'Reject a proposed action.',
    ids: ['id'],
    options: [
      { name: 'action_id', kind: 'text', example: 'act_0NaQ8xT2v7Bd1kZp4mXw', required: true },
      { name: 'reason', kind: 'text' },
      {
        name: 'wait_s',
        kind: 'number',
        about: 'Seconds to wait until the session needs input or has ended.',
      },
    ],
  },
  {
    method: 'chats.stop',
    operation: 'POST /v1/agent/chats/{id}/stop idempotent',
    summary: 'Stop a chat.',
    description:
      'A turn that runs ends without an answer. Proposed actions can then not be decided. An approved action runs to its end.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'chats.delete',
    operation: 'DELETE /v1/agent/chats/{id} bare',
    summary: 'Delete a chat with its messages. An open chat is stopped first.',
    ids: ['id'],
    options: [],
  },
  {
    method: 'tools.list',
    operation: 'GET /v1/agent/tools bare',
    summary: 'List the tools of an agent with their JSON schemas.',
    description: 'The MCP server at /mcp offers the same tools.',
    ids: [],
    options: [],
  },
  {
    method: 'tools.call',
    operation: 'POST /v1/agent/tool idempotent',
    summary: 'Run one tool by name.',
    description:
      "Scopes, quotas, prices and errors are those of the tool's endpoint, and the call is metered like that endpoint. The key needs that endpoint's scope too. The status is 200, also if the endpoint returns 201.",
    ids: [],
    options: [
      { name: 'name', kind: 'text', example: 'search_jobs', required: true },
      { name: 'arguments', kind: 'json' },
    ],
  },
];
