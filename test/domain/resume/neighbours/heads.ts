import { writtenResume } from './written-resume.ts';

/** The head of a résumé, and the facts that stand in it. */
export interface HeadCase {
  text: string;
  name?: string;
  email?: string;
  phone?: string;
  /** null: no address of a page is stated. */
  url?: string | null;
}

const head = (text: string) => writtenResume({ head: text });
const MAIL = 'mara@example.com';

export const headsInSight: Record<string, HeadCase> = {
  'one word': { text: head(`Etta\netta@example.com | (312) 555-0123`), name: 'Etta' },
  'one word in capitals': { text: head(`SUHARTINI\nsuhartini@example.com`), name: 'Suhartini' },
  'letters with wide gaps': {
    text: head(`J O R D A N   R E Y E S\n${MAIL}`),
    name: 'Jordan Reyes',
  },
  'letters with tabs': {
    text: head(`M A R A\tL I N D Q V I S T\n${MAIL}`),
    name: 'Mara Lindqvist',
  },
  'Resume behind': { text: head(`Jan Kestner Resume\njan@example.com`), name: 'Jan Kestner' },
  'Curriculum Vitae of': {
    text: head(`Curriculum Vitae of Jan Kestner\njan@example.com`),
    name: 'Jan Kestner',
  },
  'CV with a dash': { text: head(`Jan Kestner – CV\njan@example.com`), name: 'Jan Kestner' },
  'spaces around the at sign': {
    text: head('Mara Lindqvist\nmara.lindqvist @ example.com'),
    email: 'mara.lindqvist@example.com',
    url: null,
  },
  'a space behind the at sign': {
    text: head('Mara Lindqvist\nmara.lindqvist@ example.com | Chicago, IL'),
    email: 'mara.lindqvist@example.com',
    url: null,
  },
  'at and dot in words': {
    text: head('Mara Lindqvist\nmara [at] example [dot] com'),
    email: MAIL,
    url: null,
  },
  'middle dots': {
    text: head('Mara Lindqvist\n(208) · 555 · 0119   mara@example.com'),
    phone: '+12085550119',
  },
  'bullets between groups': {
    text: head(`Mara Lindqvist\n208•555•0119\n${MAIL}`),
    phone: '+12085550119',
  },
  'country code in brackets': {
    text: head(`Mara Lindqvist\n(+49) 30 901820\n${MAIL}`),
    phone: '+4930901820',
  },
};

/** Not looked at while the rules were written. */
export const headsSetAside: Record<string, HeadCase> = {
  'one word with a title below': {
    text: head(`Sukarno\nData Analyst\nsukarno@example.com`),
    name: 'Sukarno',
  },
  'one word beside facts': { text: head(`Björk | bjork@example.com | Reykjavík`), name: 'Björk' },
  'three spaced words': {
    text: head(`A N A   L U C I A   R I O S\nana@example.com`),
    name: 'Ana Lucia Rios',
  },
  'spaced, two spaces': {
    text: head(`T O M A S  N O V A K\ntomas@example.com`),
    name: 'Tomas Novak',
  },
  'Résumé before': { text: head(`Résumé: Jan Kestner\njan@example.com`), name: 'Jan Kestner' },
  'Lebenslauf von': {
    text: head(`Lebenslauf von Jan Kestner\njan@example.com`),
    name: 'Jan Kestner',
  },
  'CV before': { text: head(`CV Jan Kestner\njan@example.com`), name: 'Jan Kestner' },
  'a space before the at sign': {
    text: head('Mara Lindqvist\nE-Mail: mara @example.com'),
    email: MAIL,
    url: null,
  },
  'spaces around a dot': {
    text: head('Mara Lindqvist\nmara @ example . com'),
    email: MAIL,
    url: null,
  },
  'at in round brackets': {
    text: head('Mara Lindqvist\nmara(at)example.com'),
    email: MAIL,
    url: null,
  },
  'middle dots without brackets': {
    text: head(`Mara Lindqvist\n+1 208 · 555 · 0119\n${MAIL}`),
    phone: '+12085550119',
  },
  'dots in a French number': {
    text: head(`Mara Lindqvist\n+33 · 1 · 42 · 68 · 53 · 00\n${MAIL}`),
    phone: '+33142685300',
  },
  'code in brackets with a dash': {
    text: head(`Mara Lindqvist\n(+1)-208-555-0119\n${MAIL}`),
    phone: '+12085550119',
  },
};
