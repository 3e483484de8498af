import { describe, expect, it } from '@jest/globals';
import { hanStylesFor } from '../../../domain/documents/han-style.ts';

/** Promise: Han characters are shown in the regional form of the text's language. */
describe('the regional form of Han characters', () => {
  it.each([
    { name: 'kana', text: '山田たろう', country: null, style: 'japanese' },
    {
      name: 'kana, wherever the person lives',
      text: '東京のエンジニア',
      country: 'TW',
      style: 'japanese',
    },
    { name: 'Hangul', text: '김민수 (金敏洙)', country: null, style: 'korean' },
    { name: 'simplified letters', text: '李小龙', country: null, style: 'simplified' },
    {
      name: 'simplified letters, wherever the person lives',
      text: '负责支付系统',
      country: 'JP',
      style: 'simplified',
    },
    { name: 'traditional letters', text: '李小龍', country: null, style: 'traditional' },
    { name: 'letters of all and a country', text: 'Ms 山田', country: 'JP', style: 'japanese' },
    { name: 'letters of all and another', text: '王小明', country: 'TW', style: 'traditional' },
    { name: 'letters of all alone', text: '王小明', country: null, style: 'simplified' },
    {
      name: 'Chinese with a Japanese word',
      text: '负责支付系统的设计与开发，学过日语（の）',
      country: null,
      style: 'simplified',
    },
    { name: 'no letters', text: 'Rosalind', country: null, style: 'simplified' },
  ])('follows from $name', ({ text, country, style }) => {
    expect(hanStylesFor(text, country)[0]).toBe(style);
  });

  it('precedes all others, each once', () => {
    const styles = hanStylesFor('山田たろう', null);
    expect(styles.toSorted()).toEqual(['japanese', 'korean', 'simplified', 'traditional']);
  });
});
