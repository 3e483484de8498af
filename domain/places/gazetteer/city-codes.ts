/** Abbreviations of cities, which mean them only in a list of nothing else: SEA alone is Southeast Asia. */
const CITY_CODES: Readonly<Record<string, string>> = {
  SF: 'San Francisco',
  SFO: 'San Francisco',
  NYC: 'New York City',
  NY: 'New York City',
  LA: 'Los Angeles',
  LAX: 'Los Angeles',
  SEA: 'Seattle',
  CHI: 'Chicago',
  BOS: 'Boston',
  ATX: 'Austin',
  AUS: 'Austin',
  DEN: 'Denver',
  ATL: 'Atlanta',
  PDX: 'Portland, OR',
  PHX: 'Phoenix',
  MIA: 'Miami',
  HOU: 'Houston',
  DAL: 'Dallas',
  DFW: 'Dallas',
  PHL: 'Philadelphia',
  DC: 'Washington, D.C.',
  SLC: 'Salt Lake City',
  SD: 'San Diego',
  SJ: 'San Jose',
  MSP: 'Minneapolis',
  DET: 'Detroit',
  LDN: 'London, UK',
  LON: 'London, UK',
  TOR: 'Toronto',
  YVR: 'Vancouver',
  BER: 'Berlin',
  AMS: 'Amsterdam',
  PAR: 'Paris, France',
  BLR: 'Bengaluru',
  HYD: 'Hyderabad, India',
  SYD: 'Sydney',
};
/** At least one of these: codes of states alone ("LA, SD") are states. */
const CERTAIN = new Set('SF SFO NYC CHI BOS ATX PDX LDN BLR SLC ATL'.split(' '));

/** "SF, NYC, SEA" → "San Francisco; New York City; Seattle". Other texts are returned unchanged. */
export function spelledOut(text: string): string {
  if (text.length > 80 || !/^[A-Z]{2,3}\s?[,/|;&]/.test(text.trim())) return text;
  const codes = text.split(/[,/|;&]/).map((code) => code.trim());
  const cities = codes.map((code) => (code === 'Remote' ? code : CITY_CODES[code]));
  const all = cities.every((city) => city !== undefined);
  return all && codes.some((code) => CERTAIN.has(code)) ? cities.join('; ') : text;
}
