import { lastList, ordinalRow } from '../references.ts';
import { ordinalIn } from '../slots.ts';
import {
  answer,
  ask,
  day,
  excerpt,
  hasMore,
  isRecord,
  reply,
  rows,
  rowsOf,
  say,
  text,
  texts,
  type Row,
  type Talk,
  type ToolResult,
} from '../talk.ts';
import type { TurnStep } from '../../turn.ts';

const JOBS =
  /\b(?:jobs?|vacanc(?:y|ies)|openings?|stellen|\w+stellen|stellenangebot\w*|\w+jobs?|positions?|roles?)\b/;
const SEARCHES = /\b(?:find|search|look|looking|suche?|such|finde)\b/;
const MANY = /\b(?:how many|number of|count|wie viele|wieviele|anzahl)\b/;

/** Whether a message asks for jobs of the market. */
export function asksForJobs({ words }: Talk): boolean {
  return JOBS.test(words) || SEARCHES.test(words);
}

/** Words around a search that are no part of it. */
const BEFORE: readonly RegExp[] = [
  /^(?:hi|hello|hey|hallo|please|bitte|ok|so|and|und)[\s,]+/iu,
  /^(?:can|could|would|will) you (?:please )?/iu,
  /^(?:kannst|könntest) du (?:mir |bitte )*/iu,
  /^(?:i am|i'm|i’m|ich bin) (?:looking for|auf der suche nach)\s+/iu,
  /^(?:i|ich|we|wir) (?:want|need|would like|search|suche|suchen|möchte|brauche)\s+(?:for )?/iu,
  /^(?:find|search|show|list|give|get|look|display|suche?|finde|zeige?|nenne|gib|liste)(?:\s+(?:for|me|us|mir|uns|bitte|please|nach|all|the|alle|some|any|up))*\s+/iu,
  /^(?:how many|what is the number of|number of|count(?: the)?|wie viele|wieviele|was ist die anzahl(?: von)?|anzahl(?: der)?)\s+/iu,
  /^(?:are there|is there|gibt es|what|which|welche|was für|any|are|do you have)\s+(?:any |there )?/iu,
];
const INSIDE =
  /\s+(?:are there|is there|gibt es(?: für mich)?|exist|do we have|are open|sind offen|are available|can i find)(?=\s|$)/iu;
const AFTER =
  /(?:\s+(?:please|bitte|for me|für mich|are there|gibt es|now|right now|at the moment|derzeit|gerade|an|auf))+$/iu;

/** The typed query in a message: its words without the request around them. */
export function typedQuery({ own }: Talk): string {
  let query = own
    .replace(/\s+/g, ' ')
    .replace(/[?.!\s]+$/u, '')
    .trim();
  for (let last = ''; last !== query;) {
    last = query;
    query = BEFORE.reduce((words, before) => words.replace(before, ''), query);
  }
  return query.replace(INSIDE, '').replace(AFTER, '').slice(0, 200).trim();
}

/** Searches the market. */
export function searchJobs(talk: Talk): TurnStep {
  const query = typedQuery(talk);
  if (query === '') {
    return reply(
      talk,
      'Which jobs do you look for? Name a role, a place or a skill.',
      'Welche Stellen suchst du? Nenne einen Beruf, einen Ort oder eine Kenntnis.',
    );
  }
  return ask(talk, { tool: 'search_jobs', arguments: { query } }, (result) =>
    answer(jobListText(talk, result)),
  );
}

const SHOWN = 5;

export function jobListText(talk: Talk, result: ToolResult): string {
  const found = rowsOf(result);
  const ignored = ignoredText(talk, result);
  if (found.length === 0) {
    return say(
      talk,
      `I found no open jobs.${ignored}`,
      `Ich habe keine offenen Stellen gefunden.${ignored}`,
    );
  }
  const least = hasMore(result) ? [' at least', ' mindestens'] : ['', ''];
  const one = found.length === 1;
  const head = say(
    talk,
    `I found${least[0] ?? ''} ${found.length} ${one ? 'job' : 'jobs'} among recent postings:`,
    `Ich habe${least[1] ?? ''} ${found.length} ${one ? 'Stelle' : 'Stellen'} unter den neueren Anzeigen gefunden:`,
  );
  const lines = found.slice(0, SHOWN).map((job, at) => `${at + 1}. ${jobLine(talk, job)}`);
  return [head, ...lines, ...(ignored === '' ? [] : [ignored.trim()])].join('\n');
}

/** The words of the line that the search did not use. */
function ignoredText(talk: Talk, { meta }: ToolResult): string {
  const understood = isRecord(meta) ? meta['understood'] : null;
  const ignored = isRecord(understood) ? texts(understood, 'ignored') : [];
  if (ignored.length === 0) return '';
  const words = ignored.map((word) => `“${word}”`).join(', ');
  return say(talk, ` I did not use ${words}.`, ` Nicht verwendet habe ich ${words}.`);
}

function jobLine(talk: Talk, job: Row): string {
  const place = text(job, 'location');
  const posted = day(text(job, 'posted_at'));
  const parts = [
    `${text(job, 'title')}, ${text(job, 'company_name')}`,
    ...(place === '' ? [] : [place]),
    ...(posted === '' ? [] : [say(talk, `posted on ${posted}`, `veröffentlicht am ${posted}`)]),
  ];
  return parts.join(', ');
}

/** Counts jobs of the market, or names the values that most of them have. */
export function countJobs(talk: Talk): TurnStep {
  const query = typedQuery(talk);
  return ask(talk, { tool: 'market_stats', arguments: { query } }, (stats) => {
    const total = Number(stats['total_jobs'] ?? 0);
    return reply(
      talk,
      `I count ${total} open ${total === 1 ? 'job' : 'jobs'} among recent postings.`,
      `Ich zähle ${total} offene ${total === 1 ? 'Stelle' : 'Stellen'} unter den neueren Anzeigen.`,
    );
  });
}

const TABLES: readonly [words: RegExp, member: string, labels: [string, string]][] = [
  [
    /\b(?:companies|employers|who hires|unternehmen|firmen|arbeitgeber)\b/,
    'top_companies',
    ['Most jobs by employer', 'Die meisten Stellen nach Arbeitgeber'],
  ],
  [/\b(?:titles|berufe|titel)\b/, 'top_titles', ['Most frequent titles', 'Die häufigsten Titel']],
  [/\b(?:countries|landern?)\b/, 'by_country', ['Jobs by country', 'Stellen nach Land']],
];
const MOST = /\b(?:most|top|frequent|meisten|haufigsten|by|nach)\b/;

/** Whether a message asks for the most frequent employers, titles or countries. */
export function asksForTable({ words }: Talk): boolean {
  return MOST.test(words) && TABLES.some(([asked]) => asked.test(words));
}

const ABOUT_TABLE = /\b(?:most|meisten|in|for|für|with|mit) (?!frequent)([^,.?!]{2,60})$/iu;

/** "Jobs in Germany" of "which companies have the most jobs in Germany". */
function tableQuery({ own }: Talk): string {
  const query = ABOUT_TABLE.exec(own.replace(/[?.!\s]+$/u, ''))?.[1] ?? '';
  return /^(?:open )?(?:jobs|stellen)$/iu.test(query) ? '' : query;
}

export function marketTable(talk: Talk): TurnStep {
  const [, member, labels] = TABLES.find(([asked]) => asked.test(talk.words)) ?? TABLES[0] ?? [];
  if (member === undefined || labels === undefined) return searchJobs(talk);
  const query = tableQuery(talk);
  const question = { tool: 'market_stats', arguments: query === '' ? {} : { query } };
  return ask(talk, question, (stats) => {
    const lines = rows(stats, member)
      .slice(0, SHOWN)
      .map((row) => `- ${text(row, 'value')}: ${Number(row['count'])}`);
    if (lines.length === 0)
      return reply(talk, 'I found no open jobs.', 'Ich habe keine offenen Stellen gefunden.');
    return answer(
      [
        `${say(talk, ...labels)}${say(talk, ', among recent postings', ', unter den neueren Anzeigen')}:`,
        ...lines,
      ].join('\n'),
    );
  });
}

export function asksForCount({ words }: Talk): boolean {
  return MANY.test(words);
}

/** The job that a message names by its place in the last search, or that the user looks at; null for neither. */
export function jobOf(talk: Talk): string | null {
  const row = ordinalRow(talk, ['search_jobs']);
  if (row !== null) return text(row, 'job_id') || text(row, 'id');
  if (ordinalIn(talk.words) !== null) return null;
  return talk.input.context.jobId ?? onlyJob(talk);
}

/** "This job" after a search with one result, or after the details of one. */
function onlyJob(talk: Talk): string | null {
  const last = talk.input.toolCalls.findLast(
    ({ tool, status }) => status === 'done' && ['search_jobs', 'get_job_details'].includes(tool),
  );
  if (last?.tool === 'get_job_details') return text(last.result ?? {}, 'job_id') || null;
  const found = rowsOf(lastList(talk, ['search_jobs'])?.result ?? {});
  return found.length === 1 ? text(found[0], 'job_id') || null : null;
}

const DETAILS =
  /\b(?:details?|more about|tell me|show|open|describe|description|about|what|pay|salary|einzelheiten|mehr|zeig\w*|beschreib\w*|was|gehalt|verdien\w*)\b/;
const KEYWORDS =
  /\b(?:keywords?|skills|technologies|schlagworter|kenntnisse|technologien|stichworter|require\w*|verlangt|gefragt)\b/;

/** Whether a message asks about one job of the last search. */
export function asksForJob(talk: Talk): boolean {
  const { words } = talk;
  const isNamed = ordinalRow(talk, ['search_jobs']) !== null;
  const isHere =
    /\b(?:this|diese[rsn]?) (?:job|role|position|stelle|posting|anzeige)\b|\b(?:it|hier|here)\b/.test(
      words,
    );
  return (
    isNamed || (isHere && (DETAILS.test(words) || KEYWORDS.test(words)) && jobOf(talk) !== null)
  );
}

export function jobDetails(talk: Talk): TurnStep {
  const id = jobOf(talk);
  if (id === null) return searchJobs(talk);
  const tool = KEYWORDS.test(talk.words) ? 'get_job_keywords' : 'get_job_details';
  return ask(talk, { tool, arguments: { job_id: id } }, (job) =>
    answer(tool === 'get_job_keywords' ? keywordText(talk, job) : jobText(talk, job)),
  );
}

function keywordText(talk: Talk, job: Row): string {
  const words = texts(job, 'keywords').join(', ');
  if (words === '')
    return say(talk, 'The posting names no skills.', 'Die Anzeige nennt keine Kenntnisse.');
  return `${text(job, 'title')}: ${words}`;
}

const EXCERPT = 400;

function jobText(talk: Talk, job: Row): string {
  const pay = isRecord(job['salary']) ? payText(job['salary']) : '';
  const begin = excerpt(text(job, 'description_text'), EXCERPT);
  return [
    jobLine(talk, job),
    ...(pay === '' ? [] : [`- ${say(talk, 'pay', 'Gehalt')}: ${pay}`]),
    ...texts(job, 'keywords')
      .slice(0, 1)
      .map(
        () =>
          `- ${say(talk, 'skills', 'Kenntnisse')}: ${texts(job, 'keywords').slice(0, 10).join(', ')}`,
      ),
    ...(begin === '' ? [] : [`“${begin}”`]),
    ...(job['can_apply'] === true
      ? [say(talk, 'You can apply here.', 'Eine Bewerbung ist hier möglich.')]
      : []),
  ].join('\n');
}

function payText(pay: Row): string {
  return `${Number(pay['min'])}–${Number(pay['max'])} ${text(pay, 'currency')} (${text(pay, 'period')})`;
}
