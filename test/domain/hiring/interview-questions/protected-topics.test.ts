import { describe, expect, it } from '@jest/globals';
import {
  protectedTopicIn,
  protectedTopics,
} from '../../../../domain/hiring/interview-questions/protected-topics.ts';

const entries = Object.entries(protectedTopics).flatMap(([topic, byLanguage]) =>
  Object.entries(byLanguage).flatMap(([language, phrases]) =>
    phrases.map((phrase) => ({ topic, language, phrase: phrase.replaceAll('*', '') })),
  ),
);

/** Promise: a question about a protected topic is recognised in every language of the lists (decision 0032). */
describe('protected topics', () => {
  it('are listed in 28 languages each', () => {
    const counts = Object.values(protectedTopics).map((lists) => Object.keys(lists).length);
    expect(new Set(counts)).toEqual(new Set([28]));
  });

  it('are found by each entry, in capitals and within a sentence', () => {
    const missed = entries.filter(
      ({ phrase }) => protectedTopicIn(`Now: ${phrase.toUpperCase()}, please?`) === null,
    );
    expect(missed).toEqual([]);
  });

  it.each([
    'How old are you?',
    'Are you single, or do you have children?',
    'When do you plan to retire?',
    'Do you go to church on Sundays?',
    'Where were you born?',
    'Do you have a disability that we should know about?',
    'Have you ever been arrested?',
    'What is your current salary?',
    'Are you a member of a union?',
    'What is your sexual orientation?',
    'Which genetic tests have you taken? Any genetic information?',
    'What is your race?',
    'Please name your bank account.',
    'Wie alt sind Sie?',
    'Möchten Sie Kinder, oder sind Sie schwanger?',
    'Welche Religion haben Sie?',
    'Êtes-vous mariée ?',
    'Quelle est votre nationalité ?',
    '¿Está usted casada o soltera?',
    '¿Cuál es su estado de salud?',
    'Qual é a sua religião?',
    'Ha figli o pensa di averne?',
    'Hoe oud ben je?',
    'Hur gammal är du?',
    'Har du barn?',
    'Oletko raskaana?',
    'Czy planuje Pani ciążę?',
    'Jste vdaná?',
    'Milyen vallású?',
    'Evli misiniz?',
    'Apa agama Anda?',
    'Bạn đã kết hôn chưa?',
    'ご結婚はされていますか？',
    '종교가 무엇입니까?',
    '您结婚了吗？',
    'מה הדת שלך?',
    'هل أنت متزوجة؟',
    'Είστε παντρεμένη;',
    'คุณแต่งงานหรือยัง',
    'क्या आप शादीशुदा हैं?',
  ])('hold %s', (question) => {
    expect(protectedTopicIn(question)).not.toBeNull();
  });

  it.each([
    'How do you avoid a race condition?',
    'When do you use UNION rather than a join?',
    'How do you test a health check of a service?',
    'Are you authorised to work in Sweden?',
    'How do you store passwords?',
    'How do you keep a message queue from growing old?',
    'Which single points of failure did you remove?',
    'How does a cross-origin request work?',
    'Describe a bug that you diagnosed under pressure.',
    'What happens when a disk fails?',
    'How would you make a page accessible to everybody?',
    'What is the ETA of a delivery, and how do you estimate it?',
    'Wie gehen Sie mit unklaren Anforderungen um?',
    'Comment priorisez-vous vos tâches ?',
    '¿Cómo organiza su trabajo?',
    'Hur hanterar du en konflikt i teamet?',
    'このプロジェクトで何を学びましたか？',
    '如何处理系统故障？',
  ])('do not hold %s', (question) => {
    expect(protectedTopicIn(question)).toBeNull();
  });

  it('are looked for in a word of 50,000 letters without delay', () => {
    const begun = performance.now();
    expect(protectedTopicIn(`${'a'.repeat(50_000)} ${'年'.repeat(50_000)}`)).toBeNull();
    expect(performance.now() - begun).toBeLessThan(30_000);
  });
});
