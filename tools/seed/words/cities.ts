import { countryOf, type Country } from './countries.ts';

/** A real city with its state or province, where people write it. */
export interface City {
  name: string;
  region: string | null;
  country: Country;
}

/** "US: Austin/TX; …": the cities of a country, the ones that hire most first. */
const lines = `
US: New York/NY; San Francisco/CA; Austin/TX; Seattle/WA; Boston/MA; Chicago/IL; Denver/CO; Atlanta/GA; Portland/OR; Raleigh/NC; Minneapolis/MN; Phoenix/AZ; Nashville/TN; Pittsburgh/PA; Salt Lake City/UT; Columbus/OH; San Diego/CA; Dallas/TX; Miami/FL; Kansas City/MO
CA: Toronto/ON; Vancouver/BC; Montreal/QC; Calgary/AB; Ottawa/ON; Halifax/NS
GB: London; Manchester; Edinburgh; Bristol; Leeds; Glasgow; Belfast
IE: Dublin; Cork; Galway
DE: Berlin; Munich; Hamburg; Cologne; Frankfurt; Stuttgart; Leipzig
AT: Vienna; Graz; Linz
CH: Zurich; Geneva; Basel; Bern
FR: Paris; Lyon; Toulouse; Nantes; Bordeaux; Lille
BE: Brussels; Antwerp; Ghent
NL: Amsterdam; Rotterdam; Utrecht; Eindhoven
ES: Madrid; Barcelona; Valencia; Malaga
PT: Lisbon; Porto; Braga
IT: Milan; Rome; Turin; Bologna
SE: Stockholm; Gothenburg; Uppsala
NO: Oslo; Bergen; Trondheim
DK: Copenhagen; Aarhus; Odense
FI: Helsinki; Tampere; Turku
PL: Warsaw; Krakow; Wroclaw; Gdansk; Poznan
CZ: Prague; Brno
HU: Budapest
RO: Bucharest; Cluj-Napoca
EE: Tallinn; Tartu
GR: Athens; Thessaloniki
TR: Istanbul; Ankara
IL: Tel Aviv; Haifa
AE: Dubai; Abu Dhabi
SA: Riyadh; Jeddah
EG: Cairo; Alexandria
ZA: Cape Town; Johannesburg; Durban
NG: Lagos; Abuja
KE: Nairobi; Mombasa
IN: Bengaluru; Mumbai; Pune; Hyderabad; Chennai; Gurugram
SG: Singapore
MY: Kuala Lumpur; Johor Bahru
PH: Manila; Cebu City
ID: Jakarta; Bandung
TH: Bangkok; Chiang Mai
JP: Tokyo; Osaka; Fukuoka; Nagoya
KR: Seoul; Busan
HK: Hong Kong
AU: Sydney/NSW; Melbourne/VIC; Brisbane/QLD; Perth/WA; Adelaide/SA
NZ: Auckland; Wellington; Christchurch
BR: São Paulo; Rio de Janeiro; Belo Horizonte; Curitiba; Porto Alegre; Recife
MX: Mexico City; Guadalajara; Monterrey; Querétaro
AR: Buenos Aires; Rosario
CO: Bogotá; Medellín
CL: Santiago; Valparaíso`;

const byCountry = new Map(lines.trim().split('\n').map(readLine));

/** The cities of a country, the ones that hire most first. */
export function citiesOf(country: Country): readonly City[] {
  return byCountry.get(country.code) ?? [];
}

function readLine(line: string): [string, City[]] {
  const [code = '', names = ''] = line.split(': ');
  const country = countryOf(code);
  const cities = names.split('; ').map((entry): City => {
    const [name = '', region = null] = entry.split('/');
    return { name, region, country };
  });
  return [code, cities];
}
