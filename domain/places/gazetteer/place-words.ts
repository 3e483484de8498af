const words = (list: string): string[] => list.trim().split(/\s*;\s*/);

/** Country names in job ads that the ISO name lists lack, folded. */
export const countryAliases: Record<string, string> = {
  'united states': 'US',
  'united states of america': 'US',
  'u s': 'US',
  'u s a': 'US',
  'the us': 'US',
  'the usa': 'US',
  america: 'US',
  'continental us': 'US',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  britain: 'GB',
  uae: 'AE',
  'u a e': 'AE',
  emirates: 'AE',
  ksa: 'SA',
  korea: 'KR',
  'south korea': 'KR',
  'republic of korea': 'KR',
  'czech republic': 'CZ',
  czechia: 'CZ',
  holland: 'NL',
  'the netherlands': 'NL',
  'the philippines': 'PH',
  'viet nam': 'VN',
  vietnam: 'VN',
  'hong kong': 'HK',
  'hong kong sar': 'HK',
  hongkong: 'HK',
  macau: 'MO',
  taiwan: 'TW',
  'taiwan roc': 'TW',
  russia: 'RU',
  turkey: 'TR',
  turkiye: 'TR',
  'ivory coast': 'CI',
  'cote divoire': 'CI',
  'congo brazzaville': 'CG',
  'republic of the congo': 'CG',
  'congo kinshasa': 'CD',
  drc: 'CD',
  'france metropolitan': 'FR',
  'metropolitan france': 'FR',
  macedonia: 'MK',
  'north macedonia': 'MK',
  moldova: 'MD',
  bolivia: 'BO',
  venezuela: 'VE',
  tanzania: 'TZ',
  syria: 'SY',
  laos: 'LA',
  iran: 'IR',
  brunei: 'BN',
  'cape verde': 'CV',
  palestine: 'PS',
  bosnia: 'BA',
  trinidad: 'TT',
  'dominican republic': 'DO',
  'puerto rico': 'PR',
  'republic of ireland': 'IE',
  'mainland china': 'CN',
};

/** Country names in some language that are words of place names in another. */
export const notCountries = new Set(['island', 'man', 'santa', 'saint', 'norfolk']);

/** Codes that mean a country even alone. Other two-letter codes may be a state or a word. */
export const plainCodes = new Set(
  words(
    'US; USA; UK; GB; UAE; KSA; NZ; GER; CAN; AUS; IND; SGP; FRA; ESP; ITA; POL; PRT; BRA; MEX; NL; HK',
  ),
);

/** City names in job ads → `name in the place data; country; GeoNames division` (both folded). */
export const cityAliases = new Map(
  words(`
  new york>new york city US; nyc>new york city US; ny city>new york city US; new york metro>new york city US;
  new york ny>new york city US; sf>san francisco US; sfo>san francisco US; san fran>san francisco US;
  la>los angeles US; philly>philadelphia US; washington>washington d c US; washington dc>washington d c US;
  dc>washington d c US; d c>washington d c US; vegas>las vegas US; slc>salt lake city US; atl>atlanta US;
  st louis>st louis US; saint louis>st louis US; st paul>saint paul US; ft lauderdale>fort lauderdale US;
  ft worth>fort worth US; ft meade>fort meade US; mt juliet>mount juliet US; mt laurel>mount laurel US;
  bay area>san francisco US; sf bay area>san francisco US; san francisco bay area>san francisco US;
  san francisco bay>san francisco US; silicon valley>san jose US; dallas fort worth>dallas US; dfw>dallas US;
  dallas fort worth metroplex>dallas US; dfw metroplex>dallas US; dmv>washington d c US; nola>new orleans US;
  research triangle>raleigh US; research triangle park>raleigh US; rtp>raleigh US; twin cities>minneapolis US;
  abq>albuquerque US; stl>st louis US; neustadt an der weinstrasse>neustadt DE; gta>toronto CA; greater toronto>toronto CA;
  bangalore>bengaluru IN; bombay>mumbai IN; calcutta>kolkata IN; madras>chennai IN; gurugram>gurgaon IN;
  new delhi>new delhi IN; delhi ncr>delhi IN; poona>pune IN; trivandrum>thiruvananthapuram IN;
  cochin>kochi IN; vizag>visakhapatnam IN; mysore>mysuru IN;
  cologne>koln DE; nuremberg>nurnberg DE; nuernberg>nurnberg DE; muenchen>munich DE; munchen>munich DE;
  frankfurt>frankfurt am main DE; duesseldorf>dusseldorf DE; koeln>koln DE; hanover>hannover DE;
  brunswick germany>braunschweig DE; halle>halle saale DE; frankfurt an der oder>frankfurt oder DE; beograd>belgrade RS;
  baile atha cliath>dublin IE; corcaigh>cork IE;
  wien>vienna AT; zurich>zurich CH; zuerich>zurich CH; geneva>geneve CH; genf>geneve CH; lucerne>luzern CH;
  st gallen>sankt gallen CH; praha>prague CZ; warszawa>warsaw PL; cracow>krakow PL; wroclaw>wroclaw PL;
  bucuresti>bucharest RO; cluj>cluj napoca RO; kiev>kyiv UA; lviv>lviv UA; kharkov>kharkiv UA; odesa>odessa UA;
  lisboa>lisbon PT; oporto>porto PT; seville>sevilla ES; saragossa>zaragoza ES; la coruna>a coruna ES;
  las palmas>las palmas de gran canaria ES; palma de mallorca>palma ES;
  milano>milan IT; roma>rome IT; torino>turin IT; firenze>florence IT; napoli>naples IT; venezia>venice IT;
  genova>genoa IT; bruxelles>brussels BE; brussel>brussels BE; antwerp>antwerpen BE; ghent>gent BE;
  bruges>brugge BE; louvain>leuven BE; the hague>the hague NL; den haag>the hague NL; copenhagen>copenhagen DK;
  kobenhavn>copenhagen DK; aarhus>arhus DK; gothenburg>goteborg SE; athens greece>athens GR; athina>athens GR;
  thessaloniki>thessaloniki GR; galway>gaillimh IE; limerick>luimneach IE; moscow>moscow RU; saint petersburg russia>saint petersburg RU;
  tel aviv>tel aviv IL; tel aviv yafo>tel aviv IL; herzliya>herzliyya IL; haifa>haifa IL;
  istanbul>istanbul TR; izmir>izmir TR; beirut>beirut LB; saigon>ho chi minh city VN; hcmc>ho chi minh city VN;
  ho chi minh>ho chi minh city VN; ha noi>hanoi VN; da nang>da nang VN; kl>kuala lumpur MY; penang>george town MY;
  manilla>manila PH; metro manila>manila PH; makati>makati city PH; bgc>taguig PH; cebu>cebu city PH;
  rio>rio de janeiro BR; cdmx>mexico city MX; ciudad de mexico>mexico city MX; df mexico>mexico city MX;
  leon>leon de los aldama MX; queretaro>santiago de queretaro MX; bogota dc>bogota CO; bogota d c>bogota CO;
  medellin>medellin CO; caba>buenos aires AR; san juan puerto rico>san juan PR; santiago de chile>santiago CL;
  montreal>montreal CA; quebec city>quebec CA; vancouver bc>vancouver CA; kitchener waterloo>kitchener CA;
  luxembourg city>luxembourg LU; hong kong sar>hong kong HK; seoul>seoul KR; peking>beijing CN; canton>guangzhou CN; tokyo>tokyo JP; nagoya>nagoya JP;
  gift city>gandhinagar IN; joburg>johannesburg ZA; astana>astana KZ; nur sultan>astana KZ`)
    .filter(Boolean)
    .map((line) => line.split('>') as [string, string]),
);

/** Areas larger than a country: places without coordinates or country. */
export const macroRegions = new Set(
  words(`europe; european union; eu; eea; emea; apac; asia; asia pacific; latam; latin america; north america;
  south america; central america; americas; the americas; africa; middle east; mena; gcc; dach; nordics; nordic;
  benelux; baltics; balkans; scandinavia; eastern europe; western europe; central europe; northern europe;
  southern europe; cee; anz; sea; southeast asia; south east asia; east asia; south asia; namer; amer; noram;
  northern america; east coast; west coast; pacific northwest; pnw; midwest; southeast; northeast; southwest;
  northwest; global; globally; worldwide; world; international; anywhere; everywhere; earth; eastern; central;
  pacific; tri state; new england; caribbean; oceania; iberia; cet; est; pst; utc; north to south america`),
);

/** Words in names of malls and buildings. A city in such a name does not tell the location. */
export const buildingWord =
  /\b(?:mall|centre|center|plaza|square|shopping|outlets?|outlet|market|marketplace|park|place|tower|building)\b/i;

/** Words that describe the workplace or the kind of area instead of a place. */
export const noiseWords = new Set(
  words(`remote; remotely; hybrid; onsite; on; site; office; offices; hq; headquarters; headquarter; headquartered;
  based; area; metro; metropolitan; greater; region; regions; only; preferred; fully; full; flexible; anywhere; in;
  within; location; locations; multiple; various; several; home; work; from; wfh; accepted; available; everywhere;
  friendly; optional; first; eligible; near; nearby; all; other; nationwide; campus; hub; studio; distributed;
  timezone; timezones; timezones; time; zone; zones; person; inperson; any; or; and; relocate; relocation; to; be; can;
  the; a; at; of; as; teletravail; homeoffice; remoto; distance; surrounding; candidates; citizens; residents;
  possible; telecommute; virtual; oder; und; et; y`),
);

/** Large cities whose names are common words. They count only as a whole part of the text. */
export const wordCities = new Set(
  words(`mobile; reading; nice; orange; university; industry; commerce; most; same; best; hope; union; bath; split;
  corona; surprise; enterprise; independence; hull; temple; tours; nancy; march; male; sale; bar; van; batman; of;
  cork; essen; bath; bergen; data; man; salt; deal; gap; lens; plano; santa; san; saint; new; young; north; south;
  east; west; metro; park; gold; gulf; bay; park; square; mall; market; plaza; place; outlet; fairview; georgetown;
  cambridge; cornwall; oshawa; midtown; sunrise; davidson; apollo; phoenix fund; columbia; victoria; lincoln;
  jackson; madison; franklin; marion; clinton; arlington; anaconda; aurora; eagle; concord; central; eastern`),
);
