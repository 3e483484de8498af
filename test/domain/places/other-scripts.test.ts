import { describe, expect, test } from '@jest/globals';
import { resolvePlace, resolvePlaceQuery } from '../../../domain/places/places.ts';

function shown(text: string): string[] {
  return resolvePlace(text).map(({ city, country }) => `${city ?? '-'} ${country ?? '-'}`);
}

describe('place names in other scripts, found by a search for the same text', () => {
  test.each([
    ['北京', 'Beijing CN'],
    ['東京都', 'Tokyo JP'],
    ['Москва, Россия', 'Moscow RU'],
    ['서울, 대한민국', 'Seoul KR'],
    ['دبي، الإمارات', 'Dubai AE'],
    ['Αθήνα, Ελλάδα', 'Athens GR'],
    ['תל אביב, ישראל', 'Tel Aviv IL'],
    ['الرياض', 'Riyadh SA'],
    ['Київ, Україна', 'Kyiv UA'],
    ['Санкт-Петербург', 'Saint Petersburg RU'],
    ['中国上海市浦东新区', 'Shanghai CN'],
    ['广东省深圳市', 'Shenzhen CN'],
    ['日本東京都渋谷区', 'Tokyo JP'],
    ['大阪府', 'Osaka JP'],
    ['台北市', 'Taipei TW'],
    ['서울특별시 강남구', 'Seoul KR'],
    ['กรุงเทพมหานคร', 'Bangkok TH'],
    ['मुंबई', 'Mumbai IN'],
    ['القاهرة، مصر', 'Cairo EG'],
    ['عمّان، الأردن', 'Amman JO'],
    ['香港', 'Hong Kong HK'],
    ['新加坡', 'Singapore SG'],
    ['Hong Kong SAR', 'Hong Kong HK'],
    ['Luxembourg City', 'Luxembourg LU'],
  ])('%s', (text, place) => {
    expect(shown(text)).toEqual([place]);
    const [city, country] = [place.slice(0, -3), place.slice(-2)];
    expect(resolvePlaceQuery(text)).toMatchObject({ kind: 'city', name: city, country });
  });

  test('unknown names stay unknown', () => expect(shown('某某镇')).toEqual(['- -']));
});

describe('country, division, city', () => {
  test.each([
    ['US, CA, Santa Clara', ['Santa Clara US']],
    ['US, TX, Austin', ['Austin US']],
    ['USA, CA, San Jose', ['San Jose US']],
    ['US-CA-Santa Clara', ['Santa Clara US']],
    ['GBR, London', ['London GB']],
    ['India, KA, Bengaluru', ['Bengaluru IN']],
    ['USA, Texas, Austin', ['Austin US']],
  ])('%s', (text, places) => expect(shown(text)).toEqual(places));
});

describe('a list of nothing but city codes', () => {
  test.each([
    ['SF, NYC, SEA, CHI', ['San Francisco US', 'New York City US', 'Seattle US', 'Chicago US']],
    ['NYC / SF / LDN / Remote', ['New York City US', 'San Francisco US', 'London GB']],
    ['BOS | ATX', ['Boston US', 'Austin US']],
    ['SEA', ['- -']],
    ['CA, NY', ['- US', '- US']],
  ])('%s', (text, places) => expect(shown(text)).toEqual(places));
});
