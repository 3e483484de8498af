import { phraseTable } from './phrases.ts';

const EUROPEAN_UNION =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE';
const EUROPE = `${EUROPEAN_UNION} GB CH NO IS LI MC SM AD VA AL BA ME MK RS XK MD UA BY`;
const LATIN_AMERICA = 'AR BO BR CL CO CR CU DO EC SV GT HN MX NI PA PY PE PR UY VE';
const ASIA_PACIFIC =
  'AU NZ CN HK MO TW JP KR IN SG MY ID PH TH VN BD LK PK NP KH LA MM BN MN PG FJ';

/** Areas larger than a country → ISO 3166-1 alpha-2 codes of their countries. */
export const areas = phraseTable<readonly string[]>(
  (
    [
      [
        EUROPEAN_UNION,
        `eu; e.u.; the eu; european union; europäische union; union européenne; ue; unión europea;
        europese unie; união europeia; unione europea; unia europejska; unii europejskiej`,
      ],
      [`${EUROPEAN_UNION} IS LI NO`, 'eea; european economic area; ewr'],
      [EUROPE, 'europe; europa; europie; eu uk'],
      ['DE AT CH', 'dach; dach region; d a ch; deutschsprachiger raum'],
      [
        'DK FI IS NO SE',
        'nordics; the nordics; nordic countries; norden; nordische länder; pays nordiques',
      ],
      [
        'DK NO SE',
        'scandinavia; skandinavien; scandinavie; escandinavia; scandinavië; escandinávia; skandynawia; skandynawii',
      ],
      ['BE NL LU', 'benelux; the benelux; beneluks'],
      [
        'EE LV LT',
        'baltics; the baltics; baltic states; baltikum; pays baltes; países bálticos; baltische staten',
      ],
      ['GB IE', 'uk ireland; uk and ireland; uk i; uki; united kingdom and ireland; british isles'],
      ['ES PT', 'iberia; iberian peninsula; península ibérica'],
      [
        LATIN_AMERICA,
        `latam; latin america; lateinamerika; amérique latine; latinoamérica; américa latina;
        latijns amerika; america latina; ameryka łacińska`,
      ],
      [
        'US CA MX',
        'north america; nordamerika; amérique du nord; norteamérica; américa do norte; nord america; noord amerika',
      ],
      [
        'AR BO BR CL CO EC GY PY PE SR UY VE',
        'south america; südamerika; amérique du sud; sudamérica; américa del sur; américa do sul',
      ],
      [ASIA_PACIFIC, 'apac; asia pacific; asia pacific region'],
      ['AU NZ', 'anz; australia and new zealand; australasia'],
      ['BN KH ID LA MY MM PH SG TH VN', 'southeast asia; south east asia; südostasien'],
      ['BH KW OM QA SA AE', 'gcc; gulf states; gulf countries'],
    ] as const
  ).map(([countries, names]) => [countries.split(' '), names] as const),
);

/** Everywhere on earth, which restricts nothing. */
export const everywhere = phraseTable<true>([
  [
    true,
    `worldwide; world wide; anywhere; anywhere in the world; everywhere; global remote; weltweit; überall;
    monde entier; partout; todo el mundo; cualquier lugar; wereldwijd; overal; qualquer lugar; ovunque;
    in tutto il mondo; na całym świecie; gdziekolwiek`,
  ],
]);
