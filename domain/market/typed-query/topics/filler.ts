import { lazily } from '../../../common/lazily.ts';
import { words } from '../../../text/words.ts';
import type { LineWord } from '../line.ts';
import type { Reader } from '../meaning.ts';
import { continues, readFamily } from './read-topics.ts';

/** Words and phrases that ask for nothing, by language. */
const FILLER = [
  // English
  `job, jobs, position, positions, role, roles, vacancy, vacancies, opening, openings, work, career, careers, employment,
   opportunity, opportunities, posting, postings, listing, listings, hiring, wanted, needed, available, looking for,
   looking, seeking, searching for, search, find, find me, show, show me, give me, get me, need, want, i want, i need,
   i would like, i'd like, i am, i'm, i am looking for, i'm looking for, im looking for, want to work as, would like to work as,
   please, pls, thanks, thank you, hello, hi, hey, a, an, the, for, with, and, or, of, in, at, on, as, to, by, from, me, my, i,
   that, is, are, any, some, all, apply, job offer, job offers, jobs for, open positions, open roles, who is hiring, now hiring,
   near, where, can, you, new job, work as, interested in, am, be, which, who, what, have, has, there`,
  // German
  `stelle, stellen, stellenangebot, stellenangebote, stellenanzeige, stellenanzeigen, jobangebote, jobangebot, jobsuche,
   stellensuche, arbeit, arbeitsplatz, arbeitsstelle, beruf, berufe, karriere, offene stellen, offene stelle, suche, ich suche,
   suchen, wir suchen, suche arbeit, suche job, suche stelle, suche arbeit als, gesucht, gesuche, finde, zeige, zeige mir, zeig mir, bitte,
   ich, ich möchte, möchte, will, ich will, ein, eine, einen, einem, einer, der, die, das, den, dem, als, und, oder, mit, für, im, in, zum, zur, von, bei, auf, am,
   ich bin, danke, hallo, nach, eines, jobs als, arbeiten als, neue stelle, neuer job`,
  // French
  `emploi, emplois, poste, postes, offre, offres, offre d'emploi, offres d'emploi, travail, annonce, annonces, recrutement de,
   recherche, je recherche, cherche, je cherche, chercher, trouver, trouve, trouve moi, montre moi, recrute, on recrute, s'il vous plaît, svp, merci, bonjour, je, je veux, je voudrais,
   je suis, un, une, des, le, la, les, l, d, de, du, en, comme, en tant que, et, ou, avec, pour, dans, à, au, aux, sur, boulot, métier, poste de,
   emploi de, offre d'emploi de, recherche emploi, cherche emploi, cherche travail, recherche poste, un emploi, un poste`,
  // Spanish
  `trabajo, trabajos, empleo, empleos, puesto, puestos, vacante, vacantes, oferta, ofertas, oferta de trabajo, ofertas de trabajo,
   oferta de empleo, ofertas de empleo, bolsa de trabajo, busco, buscar, buscando, estoy buscando, se busca, se buscan, se necesita, se solicita,
   busco trabajo, busco empleo, busco trabajo de, busco trabajo como, necesito, quiero, quiero trabajar, quiero trabajar como, por favor, gracias, hola, yo, soy,
   un, una, unos, unas, el, los, las, del, como, y, o, con, para, por, muéstrame, encuentra, plaza, plazas, trabajar`,
  // Dutch
  `vacature, vacatures, baan, banen, werk, werken, functie, functies, gezocht, ik zoek, zoek, op zoek, op zoek naar, ik ben op zoek naar, zoeken,
   werk zoeken, ik wil, ik ben, wil, toon, laat zien, alsjeblieft, alstublieft, graag, een, het, de, als, en, of, met, voor, van, bij, naar, ik, mij, me, baan als,
   werken als, werk als, vacature voor`,
  // Portuguese
  `vaga, vagas, vaga de, vagas de, emprego, empregos, vaga de emprego, vagas de emprego, trabalho, trabalhos, oferta de emprego, ofertas de emprego, procuro, procura, procura-se,
   estou procurando, estou à procura de, busco emprego, preciso, quero, quero trabalhar, quero trabalhar como, por favor, obrigado, obrigada, olá,
   um, uma, uns, umas, os, as, do, da, dos, das, em, no, na, nos, nas, com, e, ou, eu, sou, mostre, contrata-se, trabalhar, procuro trabalho`,
  // Italian
  `lavoro, lavori, posto, posti, posto di lavoro, offerta, offerte, offerta di lavoro, offerte di lavoro, annunci, annuncio, annunci di lavoro, cerco, cerco lavoro,
   cerco lavoro come, cercasi, cerchiamo, cerca, trova, trovami, mostrami, voglio, vorrei, per favore, grazie, ciao, io, sono, uno, il, lo, gli, i, di, dei, degli, delle, della,
   ed, con, per, come, nel, nella, lavorare, lavorare come, impiego, assunzioni, ricerca, ricerca personale, posizione, posizioni, posizioni aperte`,
  // Polish
  `praca, pracy, pracę, prace, praca jako, praca dla, oferta, oferty, oferta pracy, oferty pracy, ogłoszenia, ogłoszenie, ogłoszenia o pracę, szukam, szukam pracy, szukam pracy jako,
   poszukuję, poszukujemy, poszukiwany, poszukiwana, zatrudnię, stanowisko, stanowiska, wakat, wakaty, proszę, dziękuję, chcę, chcę pracować jako, jestem, jako, dla, z, ze, w, we, na, do, od, lub, oraz, pokaż, znajdź, zatrudnienie`,
  // Swedish
  `lediga jobb, jobb, jobb som, ledigt jobb, tjänst, tjänster, söker, jag söker, sökes, arbete, som, och, eller, med, för, på, till, ett, jag`,
  // Notes on gender and other marks
  `m/w/d, w/m/d, d/m/w, m/f/d, f/m/d, m/w/x, f/m/x, m/f/x, h/f, f/h, h/f/x, m/v, v/m, m/v/x, v/m/x, k/m, m/k, m/f, f/m, m/w, w/m, gn, mwd, all genders, f/h/x, f/h/n,
   k/m/n, d/f/m, f/d/m, w/d/m, h/m, m/h, m/w/i`,
];

const MAX_FILLER_WORDS = 6;

/**
 * Reads words that ask for nothing, and signs and emoji. A word that begins a longer role ("job coach") is none. Readers
 * of places and employers come first: "in" and "at" are filler only where nothing follows.
 */
export const readFiller: Reader = (line, at) => {
  const size = fillerSize(line, at);
  if (size === 0) return null;
  const role = readFamily(line, at);
  return role !== null && role.size >= size ? null : { size, meaning: { kind: 'ignored' } };
};

function fillerSize(line: readonly LineWord[], at: number): number {
  const [first] = line[at]?.words ?? [];
  if (first === undefined) return 1;
  if (!openers().has(first)) return 0;
  const spoken: string[] = [];
  let size = 0;
  for (let length = 1; length <= MAX_FILLER_WORDS; length += 1) {
    const word = line[at + length - 1];
    if (word === undefined || !continues(word, length)) break;
    spoken.push(...word.words);
    if (phrases().has(spoken.join(' '))) size = length;
  }
  return size;
}

const phrases = lazily(
  () => new Set(FILLER.flatMap((list) => list.split(',').map((phrase) => words(phrase).join(' ')))),
);

const openers = lazily(() => new Set([...phrases()].map((phrase) => phrase.split(' ')[0])));
