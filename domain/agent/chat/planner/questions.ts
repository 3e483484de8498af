/** A kind of question that the planner answers, with one example in each language. */
export interface PublishedQuestion {
  /** The tool that answers it, or that the answer proposes; null when the answer needs none. */
  tool: string | null;
  english: string;
  german: string;
}

/** The questions that a chat without a model answers. A test asks each of them. Names and places are examples. */
export const questions: readonly PublishedQuestion[] = [
  {
    tool: 'search_jobs',
    english: 'Find remote TypeScript jobs in Germany',
    german: 'Suche Remote-Jobs mit TypeScript in Berlin',
  },
  {
    tool: 'search_jobs',
    english: 'Are there nurse jobs near Leeds?',
    german: 'Gibt es Pflegestellen in Köln?',
  },
  {
    tool: 'get_job_details',
    english: 'Tell me more about the first',
    german: 'Erzähl mir mehr über die erste',
  },
  {
    tool: 'get_job_details',
    english: 'What does the second one pay?',
    german: 'Was zahlt die zweite?',
  },
  {
    tool: 'get_job_keywords',
    english: 'Which skills does the first one require?',
    german: 'Welche Kenntnisse verlangt die erste?',
  },
  {
    tool: 'market_stats',
    english: 'How many React jobs are there in Berlin?',
    german: 'Wie viele React-Jobs gibt es in Berlin?',
  },
  {
    tool: 'market_stats',
    english: 'Which companies have the most jobs in Germany?',
    german: 'Welche Unternehmen haben die meisten Stellen in Deutschland?',
  },
  {
    tool: 'market_stats',
    english: 'What are the most frequent titles in Berlin?',
    german: 'Was sind die häufigsten Titel in Berlin?',
  },
  {
    tool: 'market_stats',
    english: 'Which countries have the most nurse jobs?',
    german: 'Welche Länder haben die meisten Stellen?',
  },
  {
    tool: 'list_applied_jobs',
    english: 'Show my applications',
    german: 'Zeig meine Bewerbungen',
  },
  {
    tool: 'list_applied_jobs',
    english: 'Where have I applied?',
    german: 'Wo habe ich mich beworben?',
  },
  { tool: 'list_candidates', english: 'Show my candidates', german: 'Zeig meine Kandidaten' },
  {
    tool: 'list_candidates',
    english: 'How many candidates do we have?',
    german: 'Wie viele Kandidaten haben wir?',
  },
  {
    tool: 'list_candidates',
    english: 'Which candidates are at interview?',
    german: 'Welche Kandidaten sind im Interview?',
  },
  {
    tool: 'list_candidates',
    english: 'How many applicants are in screening?',
    german: 'Wie viele Bewerber sind im Screening?',
  },
  { tool: 'list_candidates', english: 'Who was rejected?', german: 'Wer wurde abgelehnt?' },
  {
    tool: 'list_candidates',
    english: 'Which candidates know Welding?',
    german: 'Welche Kandidaten können Welding?',
  },
  {
    tool: 'list_candidates',
    english: 'Candidates with Docker',
    german: 'Kandidaten mit Docker',
  },
  {
    tool: 'list_candidates',
    english: 'Who applied this week?',
    german: 'Wer hat sich diese Woche beworben?',
  },
  {
    tool: 'list_candidates',
    english: 'How many people applied in the last 7 days?',
    german: 'Wie viele haben sich in den letzten 7 Tagen beworben?',
  },
  {
    tool: 'list_candidates',
    english: 'Who applied to the ferry role?',
    german: 'Wer hat sich auf die Ferry-Stelle beworben?',
  },
  {
    tool: 'list_candidates',
    english: 'Who applied to the ferry role this week and has Norwegian?',
    german: 'Welche Bewerber gibt es für die Stelle Ferry Captain diese Woche?',
  },
  {
    tool: 'list_candidates',
    english: 'Who of the applicants for the deckhand role answered yes to licence?',
    german: 'Welche Bewerber für die Stelle Deckhand haben „licence“ mit Ja beantwortet?',
  },
  { tool: 'get_candidate', english: 'Who is Ada Okafor?', german: 'Wer ist Ada Okafor?' },
  {
    tool: 'get_candidate',
    english: "What is Ada Okafor's phone number?",
    german: 'Wie ist die Telefonnummer von Ada Okafor?',
  },
  {
    tool: 'get_candidate',
    english: 'At which stage is Jonas?',
    german: 'In welcher Stufe ist Jonas?',
  },
  {
    tool: 'get_candidate',
    english: 'Show the notes about Ada',
    german: 'Zeig die Notizen zu Ada',
  },
  { tool: 'list_postings', english: 'Show our roles', german: 'Zeig unsere Stellen' },
  {
    tool: 'list_postings',
    english: 'Which of our roles are drafts?',
    german: 'Welche unserer Stellen sind Entwürfe?',
  },
  {
    tool: 'list_postings',
    english: 'How many open roles do we have?',
    german: 'Wie viele offene Stellen haben wir?',
  },
  {
    tool: 'list_postings',
    english: 'When does the ferry role close?',
    german: 'Wann schließt die Ferry-Stelle?',
  },
  {
    tool: 'get_usage',
    english: 'How much did we spend?',
    german: 'Wie viel haben wir ausgegeben?',
  },
  { tool: 'get_usage', english: 'Show my usage', german: 'Zeig meinen Verbrauch' },
  {
    tool: 'move_candidate',
    english: 'Move Ada to the offer stage',
    german: 'Verschiebe Ada in die Stufe Angebot',
  },
  { tool: 'move_candidate', english: 'Reject Jonas Brandt', german: 'Lehne Jonas Brandt ab' },
  {
    tool: 'add_candidate_note',
    english: 'Add a note to Ada: call back on Monday',
    german: 'Schreib eine Notiz zu Ada: am Montag zurückrufen',
  },
  {
    tool: 'send_email',
    english: 'Email Jonas: we meet at ten',
    german: 'Schick Jonas eine Mail: Wir treffen uns um zehn.',
  },
  {
    tool: 'publish_posting',
    english: 'Publish the pilot role',
    german: 'Veröffentliche die Stelle Harbour Pilot',
  },
  {
    tool: 'close_posting',
    english: 'Close the ferry role',
    german: 'Schließe die Stelle Ferry Captain',
  },
  {
    tool: 'submit_job_application',
    english: 'Find remote jobs in Germany and draft an application to the first',
    german: 'Bewirb mich auf die erste',
  },
  {
    tool: 'create_resume',
    english: 'Write a résumé for the first job',
    german: 'Erstelle einen Lebenslauf für die erste Stelle',
  },
  {
    tool: 'create_cover_letter',
    english: 'Write me a cover letter for the first job',
    german: 'Schreib ein Anschreiben für die erste Stelle',
  },
  { tool: null, english: 'What can you do?', german: 'Was kannst du?' },
];
