import { expect, test } from '@jest/globals';
import { extractResume } from '../../../domain/resume/extract-resume.ts';
import { resumeLine } from '../../../domain/resume/resume-text.ts';

const TOLD = {
  de: 'Leitung eines Teams von acht Personen und Einführung eines neuen Berichtswesens für die Firma',
  fr: 'Encadrement d’une équipe de huit personnes et mise en place du reporting pour les clients',
  nl: 'Leidinggeven aan een team van acht mensen en het invoeren van een nieuwe rapportage voor de klant',
  en: 'Led a team of eight people and wrote the handbook that is still in use at the company',
  ja: '顧客の声を聞いて、改善をすすめました。',
};

test.each([
  [TOLD.de, '01512 3456702', '+4915123456702'],
  [TOLD.fr, '06 12 34 51 52', '+33612345152'],
  [TOLD.nl, '06 12345678', '+31612345678'],
  [TOLD.en, '07400 123697', '+447400123697'],
  [TOLD.en, '(312) 555-0123', '+13125550123'],
  [TOLD.ja, '090-1234-5678', '+819012345678'],
])('%s: %s', (told, number, phone) => {
  const lines = ['Ines Calloway', `ines@calloway.example | ${number}`, told];
  const { resume } = extractResume({ lines: lines.map((line) => resumeLine(line)), links: [] });
  expect(resume.basics?.phone).toBe(phone);
});
