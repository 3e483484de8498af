import { foldedWords } from '../../grounding/words/fold.ts';

const set = (text: string) => new Set(text.split(' '));
const GERMAN = set(
  'der die das den dem des ein eine einen einer ist sind war hat haben und oder nicht kein keine mit fur von zu zum zur auf bei nach aus uber unter wer wie was welche welcher welches welchen wann wo warum viele ich mir mich mein meine meinen meiner meinem wir uns sie ihr ihm ihn ihnen bitte zeig zeige zeigen suche such finde gib nenne schreib schreibe schreiben schick schicke verschiebe verschieb setze stell stelle stellen bewerber bewerbung bewerbungen bewerberin kandidat kandidaten kandidatin lebenslauf anschreiben hallo danke ja nein doch noch gibt alle offen offene erstelle erstell entwirf bewirb lehne veroffentliche schliesse wieviel verbrauch im als kannst du dich dir erzahl',
);
const ENGLISH = set(
  'the a an is are was were has have and or not no with for of to on at by from about who how what which when where why many i me my we us she he they them please show find list search give tell write send move set jobs job candidates candidate application applications resume letter hello thanks yes all any open this that does do did can role roles',
);

/** Whether a message is German. A message in any other language is answered in English. */
export function speaksGerman(message: string): boolean {
  const words = foldedWords(message);
  const german = words.filter((word) => GERMAN.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return german > english || (german === english && /[äöüß]/iu.test(message));
}
