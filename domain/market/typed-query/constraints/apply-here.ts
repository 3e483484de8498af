import type { Reader } from '../meaning.ts';
import { phraseAt, phraseSet } from './phrases.ts';

const APPLY_HERE =
  phraseSet(`easy apply; easily apply; easy application; quick apply; quickly apply; apply here;
  apply directly; direct apply; instant apply; 1 click apply; one click apply; one click application; 1 click;
  one click; can apply; direkt bewerben; direktbewerbung; einfach bewerben; schnell bewerben; schnellbewerbung;
  schnelle bewerbung; hier bewerben; online bewerben; 1 klick bewerbung; ein klick bewerbung; candidature simplifiée;
  candidature facile; candidature rapide; candidature directe; postuler ici; postuler directement;
  postuler en un clic; solicitud sencilla; solicitud fácil; solicitud rápida; aplicar aquí; aplicación rápida;
  inscripción rápida; makkelijk solliciteren; eenvoudig solliciteren; snel solliciteren; direct solliciteren;
  hier solliciteren; candidatura simplificada; candidatura fácil; candidatura rápida; candidatar aqui;
  candidatura semplice; candidatura semplificata; candidatura facile; candidati qui; candidati subito;
  szybka aplikacja; łatwa aplikacja; aplikuj szybko; aplikuj tutaj; aplikuj teraz; snabb ansökan; enkel ansökan;
  nem ansøgning`);

/** "easy apply": jobs with an application form of their own here. */
export const readApplyHere: Reader = (line, at) => {
  const found = phraseAt(line, at, APPLY_HERE);
  return found === null ? null : { size: found.size, meaning: { kind: 'canApply' } };
};
