import type { ResumeLine } from '../resume-text.ts';

const LABELS =
  'position|job title|title|role|employer|company|organisation|organization|date|dates|period|duties|responsibilities|tasks|arbeitgeber|firma|tätigkeit|zeitraum|aufgaben|poste|fonction|employeur|entreprise|période|missions|puesto|cargo|empresa|periodo|período|funciones|funções|posizione|qualifica|ruolo|datore di lavoro|azienda|mansioni|functie|werkgever|periode|taken|stanowisko|pracodawca|okres|obowiązki|должность|компания|период|degree|area|major|field|field of study|subject|course of study|study type|institution|school|university|abschluss|fach|fachrichtung|studiengang|hochschule|diplôme|établissement|título|titulación|institución|centro|titolo|istituto|instituição|curso|opleiding|instelling|kierunek|uczelnia';
const LABEL = new RegExp(`^(?:${LABELS})\\s?:\\s+(?=\\S)`, 'iu');
/** "From: 04/2018" and "To: 05/2020" are two halves of a period. */
const HALF = /^(from|to|von|bis|de|du|à|au|desde|hasta|da|al|van|tot|od|do)\s?:\s+/iu;

/** A line of a form without its labels: "Employer: Brill Ltd" → "Brill Ltd". A labelled list item is part of the form. */
export function withoutFieldLabels(line: ResumeLine): ResumeLine {
  const parts = line.text.split('\t');
  const text = parts.map((part) => part.replace(LABEL, '').replace(HALF, '$1 ')).join('\t');
  return text === line.text
    ? line
    : { ...line, text, bullet: line.bullet && !LABEL.test(line.text) };
}
