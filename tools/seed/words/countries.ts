import type { PayPeriod } from '../../../domain/common/pay-period.ts';

/** A country in which the fictional employers hire. */
export interface Country {
  code: string;
  name: string;
  currency: string;
  /** Units of the currency to one US dollar, roughly. */
  perUsd: number;
  /** What the work is paid, compared to the United States. */
  payLevel: number;
  /** How salaried pay is quoted. */
  period: PayPeriod;
  /** Language of postings beside English, if the seed speaks it. */
  language: string;
  /** How many of the employers are at home here. */
  weight: number;
}

/** code name currency perUsd payLevel period language weight */
const lines = `
US;United States;USD;1;1;year;en;26
CA;Canada;CAD;1.36;0.8;year;en;8
GB;United Kingdom;GBP;0.78;0.75;year;en;10
IE;Ireland;EUR;0.92;0.75;year;en;3
DE;Germany;EUR;0.92;0.72;year;de;12
AT;Austria;EUR;0.92;0.68;year;de;3
CH;Switzerland;CHF;0.88;1.05;year;de;4
FR;France;EUR;0.92;0.6;year;fr;8
BE;Belgium;EUR;0.92;0.65;year;fr;3
NL;Netherlands;EUR;0.92;0.68;year;nl;6
ES;Spain;EUR;0.92;0.48;year;es;6
PT;Portugal;EUR;0.92;0.42;year;pt;3
IT;Italy;EUR;0.92;0.48;year;it;4
SE;Sweden;SEK;10.5;0.62;month;sv;5
NO;Norway;NOK;10.8;0.72;year;en;2
DK;Denmark;DKK;6.9;0.75;month;en;2
FI;Finland;EUR;0.92;0.62;year;en;2
PL;Poland;PLN;4;0.42;month;pl;6
CZ;Czechia;CZK;23;0.4;month;en;2
HU;Hungary;HUF;360;0.36;month;en;1
RO;Romania;RON;4.6;0.36;month;en;2
EE;Estonia;EUR;0.92;0.45;year;en;1
GR;Greece;EUR;0.92;0.38;year;en;1
TR;Turkey;TRY;34;0.26;month;en;1
IL;Israel;ILS;3.7;0.8;month;en;2
AE;United Arab Emirates;AED;3.67;0.62;month;en;4
SA;Saudi Arabia;SAR;3.75;0.5;month;en;1
EG;Egypt;EGP;49;0.14;month;en;1
ZA;South Africa;ZAR;18;0.34;year;en;3
NG;Nigeria;NGN;1500;0.12;year;en;1
KE;Kenya;KES;130;0.18;year;en;1
IN;India;INR;84;0.24;year;en;9
SG;Singapore;SGD;1.35;0.72;year;en;4
MY;Malaysia;MYR;4.5;0.28;month;en;1
PH;Philippines;PHP;57;0.2;month;en;2
ID;Indonesia;IDR;16000;0.2;month;en;1
TH;Thailand;THB;35;0.26;month;en;1
JP;Japan;JPY;150;0.46;year;ja;5
KR;South Korea;KRW;1350;0.46;year;en;2
HK;Hong Kong;HKD;7.8;0.66;month;en;1
AU;Australia;AUD;1.5;0.78;year;en;6
NZ;New Zealand;NZD;1.65;0.62;year;en;2
BR;Brazil;BRL;5.5;0.3;month;pt;6
MX;Mexico;MXN;18;0.3;month;es;5
AR;Argentina;ARS;1000;0.24;month;es;2
CO;Colombia;COP;4100;0.22;month;es;2
CL;Chile;CLP;950;0.32;month;es;1`;

export const countries: readonly Country[] = lines.trim().split('\n').map(readCountry);

const byCode = new Map(countries.map((country) => [country.code, country]));

/** Throws for a code that the table lacks. */
export function countryOf(code: string): Country {
  const country = byCode.get(code);
  if (!country) throw new Error(`The seed has no country ${code}.`);
  return country;
}

function readCountry(line: string): Country {
  const [code = '', name = '', currency = '', perUsd, payLevel, period, language = 'en', weight] =
    line.split(';');
  return {
    code,
    name,
    currency,
    perUsd: Number(perUsd),
    payLevel: Number(payLevel),
    period: period === 'month' ? 'month' : 'year',
    language,
    weight: Number(weight),
  };
}
