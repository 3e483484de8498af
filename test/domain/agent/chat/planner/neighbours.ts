/** Messages near the published questions, with the first tool and the arguments that they need. */
export type Neighbour = [message: string, tool: string, args: Record<string, unknown>];

const postings = { limit: 100 };

/** The lists were written before the code, which was written against `tried` only. */
export const neighbours: Record<'tried' | 'held', Neighbour[]> = {
  tried: [
    [
      'Please look for backend jobs in Hamburg',
      'search_jobs',
      { query: 'backend jobs in Hamburg' },
    ],
    ['any nurse jobs near Leeds?', 'search_jobs', { query: 'nurse jobs near Leeds' }],
    [
      'Ich suche Remote-Jobs als Entwickler',
      'search_jobs',
      { query: 'Remote-Jobs als Entwickler' },
    ],
    ['Gibt es Teilzeitstellen in Köln?', 'search_jobs', { query: 'Teilzeitstellen in Köln' }],
    ['What is the number of open jobs in Spain?', 'market_stats', { query: 'open jobs in Spain' }],
    [
      'Wie viele Pflegestellen gibt es in Bremen?',
      'market_stats',
      { query: 'Pflegestellen in Bremen' },
    ],
    ['list everyone who applied', 'list_candidates', {}],
    ['show me the people in screening', 'list_candidates', { stage: 'screening' }],
    ['Welche Kandidaten sind im Vorstellungsgespräch?', 'list_candidates', { stage: 'interview' }],
    ['Which candidates can speak Norwegian?', 'list_candidates', { q: 'Norwegian' }],
    ['Who applied today?', 'list_candidates', { updated_after: '2026-11-25T00:00:00.000Z' }],
    ['applicants for the deckhand position', 'list_postings', postings],
    ['Wer hat sich auf die Fährkapitän-Stelle beworben?', 'list_postings', postings],
    ["What is Jonas Brandt's phone number?", 'list_candidates', { q: 'Jonas Brandt' }],
    ['Wer ist Jonas Brandt?', 'list_candidates', { q: 'Jonas Brandt' }],
    ['what roles do we have open right now?', 'list_postings', { ...postings, status: 'open' }],
    ['Zeig unsere Anzeigen', 'list_postings', postings],
    ['how much money is left on the account?', 'get_usage', {}],
    ['Wie hoch ist unser Guthaben?', 'get_usage', {}],
    ['Move Jonas Brandt to the offer stage', 'list_candidates', { q: 'Jonas Brandt' }],
    ['Bitte lehne Jonas Brandt ab', 'list_candidates', { q: 'Jonas Brandt' }],
    ['Add a note for Jonas Brandt: call him', 'list_candidates', { q: 'Jonas Brandt' }],
  ],
  held: [
    [
      'could you find me data engineer jobs in Madrid',
      'search_jobs',
      { query: 'data engineer jobs in Madrid' },
    ],
    ['remote product manager jobs', 'search_jobs', { query: 'remote product manager jobs' }],
    ['Suche mir bitte Jobs als Koch in Wien', 'search_jobs', { query: 'Jobs als Koch in Wien' }],
    [
      'Welche Jobs gibt es für Erzieher in Kiel?',
      'search_jobs',
      { query: 'Jobs für Erzieher in Kiel' },
    ],
    ['how many react jobs are there in Berlin?', 'market_stats', { query: 'react jobs in Berlin' }],
    [
      'Wie viele Jobs für Fahrer gibt es in Ulm?',
      'market_stats',
      { query: 'Jobs für Fahrer in Ulm' },
    ],
    ['Show all my applicants', 'list_candidates', {}],
    ['Who is at the offer stage?', 'list_candidates', { stage: 'offer' }],
    ['Wen haben wir abgelehnt?', 'list_candidates', { stage: 'rejected' }],
    ['Which applicants know Docker?', 'list_candidates', { q: 'Docker' }],
    [
      'who applied in the last 3 days?',
      'list_candidates',
      { updated_after: '2026-11-22T15:00:00.000Z' },
    ],
    ['candidates for the ferry captain role', 'list_postings', postings],
    ['Welche Bewerber gibt es für die Stelle Matrose?', 'list_postings', postings],
    ['Give me the email of Jonas Brandt', 'list_candidates', { q: 'Jonas Brandt' }],
    ['Erzähl mir etwas über Jonas Brandt', 'list_candidates', { q: 'Jonas Brandt' }],
    ['list my drafts', 'list_postings', { ...postings, status: 'draft' }],
    ['Welche Stellen haben wir ausgeschrieben?', 'list_postings', postings],
    ['what did we spend this month?', 'get_usage', {}],
    ['Zeig mir den Verbrauch', 'get_usage', {}],
    ['please advance Jonas Brandt to interview', 'list_candidates', { q: 'Jonas Brandt' }],
    ['Setze Jonas Brandt auf Angebot', 'list_candidates', { q: 'Jonas Brandt' }],
    ['Leave a note on Jonas Brandt: good call today', 'list_candidates', { q: 'Jonas Brandt' }],
  ],
};
