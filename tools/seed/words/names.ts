/** Halves of invented names; 30 × 19 are 570 employers, none of which exists. */
const STARTS =
  'Bren Cal Dov Elm Fen Gar Hal Ister Jor Kel Lun Mar Nor Ost Pel Quil Ras Sel Tor Ulv Vel Wes Yar Zan Aln Birk Cor Dag Ever Frost'.split(
    ' ',
  );
const ENDS =
  'mora dane vik lark stead wyn thorpe sund vale rick quist mere holt brand dora lisk garde nasse tide'.split(
    ' ',
  );

export const MOST_EMPLOYERS = STARTS.length * ENDS.length;

/** The invented name with that number; another number below `MOST_EMPLOYERS` gives another name. */
export function inventedName(index: number): string {
  const start = STARTS[index % STARTS.length] ?? '';
  const end = ENDS[(index * 7 + Math.floor(index / STARTS.length)) % ENDS.length] ?? '';
  return `${start}${end}`;
}

/** Legal forms that employers of a country write behind their name. */
export const legalForms: Record<string, readonly string[]> = {
  US: ['Inc.', 'LLC'],
  CA: ['Inc.'],
  GB: ['Ltd'],
  IE: ['Ltd'],
  DE: ['GmbH', 'AG'],
  AT: ['GmbH'],
  CH: ['AG', 'SA'],
  FR: ['SAS', 'SA'],
  BE: ['NV'],
  NL: ['BV'],
  ES: ['SL'],
  IT: ['SpA'],
  SE: ['AB'],
  NO: ['AS'],
  FI: ['Oy'],
  PL: ['SA'],
  IN: ['Pvt Ltd'],
  SG: ['Pte Ltd'],
  AU: ['Pty Ltd'],
  BR: ['Ltda'],
  JP: ['KK'],
};
