import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enrich } from '../../domain/market/enrichment/enrich.ts';
import type { Posting } from '../../domain/market/posting.ts';
import { validatePosting } from '../../domain/market/validate-posting.ts';
import { slugOf } from '../../domain/common/text/slug.ts';
import type { RecordedJob } from '../relevance/recorded-jobs.ts';

/** Postings in languages that the recorded boards hardly have. */
interface Drawn {
  role: string;
  language: string;
  title: string;
}

interface LocalWords {
  cities: string[];
  company: string;
  text: string;
  remote: string;
}

/** Every title is posted in each city of its language; in the last city the work is remote. */
const LOCAL: Record<string, LocalWords> = {
  de: {
    cities: ['Köln', 'Hamburg', 'München', 'Leipzig'],
    company: 'Lindenhof',
    text: 'Wir suchen ab sofort Unterstützung für unser Team. Sie bringen Erfahrung mit und arbeiten gern mit Menschen.',
    remote: 'Die Arbeit ist vollständig remote aus dem Homeoffice möglich.',
  },
  fr: {
    cities: ['Lyon', 'Nantes', 'Lille', 'Toulouse'],
    company: 'Atelier Garonne',
    text: 'Nous recherchons une personne motivée pour rejoindre notre équipe. Vous avez une première expérience réussie.',
    remote: 'Poste en télétravail complet.',
  },
  es: {
    cities: ['Valencia', 'Sevilla', 'Bilbao', 'Zaragoza'],
    company: 'Casa Miralles',
    text: 'Buscamos una persona con experiencia para incorporarse a nuestro equipo. Ofrecemos un contrato estable.',
    remote: 'El puesto es cien por cien en teletrabajo.',
  },
  nl: {
    cities: ['Utrecht', 'Eindhoven', 'Groningen', 'Rotterdam'],
    company: 'Veldhuis Groep',
    text: 'Wij zoeken een collega die ons team komt versterken. Je hebt ervaring en werkt graag samen met anderen.',
    remote: 'Je werkt volledig op afstand, vanuit huis.',
  },
  pt: {
    cities: ['Porto', 'Braga', 'Coimbra', 'Faro'],
    company: 'Grupo Almada',
    text: 'Procuramos uma pessoa com experiência para integrar a nossa equipa. Oferecemos um contrato sem termo.',
    remote: 'O trabalho é totalmente remoto.',
  },
  it: {
    cities: ['Torino', 'Bologna', 'Verona', 'Bari'],
    company: 'Bottega Serena',
    text: 'Cerchiamo una persona con esperienza da inserire nel nostro gruppo. Offriamo un contratto a tempo indeterminato.',
    remote: 'Il lavoro si svolge interamente da remoto.',
  },
  pl: {
    cities: ['Kraków', 'Gdańsk', 'Wrocław', 'Poznań'],
    company: 'Zielony Dom',
    text: 'Szukamy osoby z doświadczeniem, która dołączy do naszego zespołu. Oferujemy stabilne zatrudnienie.',
    remote: 'Praca w pełni zdalna.',
  },
};
const DRAWN = readDrawn();
const POSTED_AT = '2020-01-01T00:00:00.000Z';

/** All titles drawn for a role. */
export function titlesOfRole(role: string): Set<string> {
  return new Set(DRAWN.filter((drawn) => drawn.role === role).map(({ title }) => title));
}

/** The drawn postings through the enrichment. */
export function drawPostings(): RecordedJob[] {
  return DRAWN.flatMap((drawn) => {
    const local = LOCAL[drawn.language];
    if (local === undefined) throw new Error(`${drawn.language} has no cities.`);
    return local.cities.map((city, at) =>
      drawnJob(drawn, local, { city, isRemote: at === local.cities.length - 1 }),
    );
  });
}

function readDrawn(): Drawn[] {
  const text = readFileSync(join(import.meta.dirname, 'drawn-titles.txt'), 'utf8');
  const rows = text.split('\n').filter((row) => row !== '' && !row.startsWith('#'));
  return rows.flatMap((row) => {
    const [role = '', language = '', titles = ''] = row.split(' | ');
    return titles.split(', ').map((title) => ({ role, language, title }));
  });
}

function drawnJob(
  { title, language }: Drawn,
  { company, text, remote }: LocalWords,
  { city, isRemote }: { city: string; isRemote: boolean },
): RecordedJob {
  const slug = slugOf(company);
  const externalId = slugOf(`${language} ${title} ${city}`);
  const described = validatePosting(
    {
      ...{ externalId, title, company: { name: company }, department: null },
      places: [{ text: city, country: language.toUpperCase() }],
      ...{ remoteFlag: null, workplaceLabel: null, employmentLabel: null, seniorityLabel: null },
      ...{ pay: null, payText: null, applyUrl: 'https://jobs.example/', closesAt: null },
      descriptionHtml: `<p>${text} ${isRemote ? remote : ''}</p>`,
      ...{ postedAt: POSTED_AT, updatedAt: POSTED_AT, language, requisitionId: null },
    } satisfies Posting,
    Date.now(),
  );
  if (!described.ok) throw new Error(`${title}: ${described.reason}`);
  const { clusterSignature, ...enriched } = enrich(described.posting, { companyName: company });
  const job = {
    ...enriched,
    id: `drawn:${externalId}`,
    ...{ title, department: null, applyUrl: described.posting.applyUrl, canApply: false },
    company: { id: slug, slug, name: company, logoUrl: null, website: null },
    ...{ sourceName: 'drawn', postedAt: POSTED_AT, updatedAt: POSTED_AT },
    ...{ closesAt: null, closedAt: null, aiSummary: null, requisitionId: null },
  };
  return { job, cluster: clusterSignature, sourceId: 'drawn', clusterPrimary: true };
}
