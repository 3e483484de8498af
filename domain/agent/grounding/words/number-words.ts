/**
 * Number words, folded, in the supported languages. Words with another meaning in one of them ("due", "once", "sei")
 * are omitted, and so is "one", which is an article in most.
 */
const LISTS = [
  '2 two zwei deux dos dois duas twee dwa dwie tva both beide',
  '3 three drei trois tres tre drie trzy',
  '4 four vier quatre cuatro quattro quatro cztery fyra',
  '5 five funf fuenf cinq cinco cinque vijf piec fem',
  '6 six sechs seis zes szesc sex',
  '7 seven sieben sept siete sette sete zeven siedem sju',
  '8 eight acht huit ocho otto oito osiem atta',
  '9 nine neun neuf nueve nove negen dziewiec nio',
  '10 ten zehn dix diez dieci dez tien dziesiec tio',
  '11 eleven elf onze undici jedenascie elva',
  '12 twelve zwolf zwoelf douze doce dodici doze twaalf dwanascie tolv dozen dutzend douzaine',
  '13 thirteen dreizehn treize trece tredici dertien trzynascie tretton',
  '14 fourteen vierzehn quatorze catorce quattordici veertien',
  '15 fifteen funfzehn quinze quince quindici vijftien pietnascie femton',
  '16 sixteen sechzehn seize dieciseis sedici zestien',
  '17 seventeen siebzehn diecisiete diciassette zeventien',
  '18 eighteen achtzehn dieciocho diciotto achttien',
  '19 nineteen neunzehn diecinueve diciannove negentien',
  '20 twenty zwanzig vingt veinte venti vinte twintig dwadziescia tjugo',
  '25 funfundzwanzig veinticinco venticinque',
  '30 thirty dreissig trente treinta trenta trinta dertig trzydziesci trettio',
  '40 forty vierzig quarante cuarenta quaranta quarenta veertig fyrtio',
  '50 fifty funfzig cinquante cincuenta cinquanta cinquenta vijftig femtio',
  '60 sixty sechzig soixante sesenta sessanta sessenta zestig sextio',
  '70 seventy siebzig setenta settanta zeventig',
  '80 eighty achtzig ochenta ottanta oitenta tachtig',
  '90 ninety neunzig noventa novanta negentig',
  '100 hundred hundert cent cien ciento cento honderd sto hundra',
  '1000 thousand tausend mille mil duizend tysiac tusen',
];
const SCALES = [
  '100 hundred hundert cents cientos',
  '1000 thousand tausend mille mil duizend tysiecy tusen',
  '1000000 million millions millionen mio mln millones milioni milhoes miljoen miljoner milionow miliony',
  '1000000000 billion billions milliarde milliarden mrd milliards miliardi miljard',
];

export const numberWords = readLists(LISTS);
/** Words that multiply the preceding number. */
export const scaleWords = readLists(SCALES);

function readLists(lists: readonly string[]): Map<string, number> {
  return new Map(
    lists.flatMap((list) => {
      const [value = '', ...words] = list.split(' ');
      return words.map((word): [string, number] => [word, Number(value)]);
    }),
  );
}
