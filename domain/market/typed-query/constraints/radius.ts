import type { LineWord } from '../line.ts';
import { foldedAt, phraseAt, phraseSet, phraseTable, type Found } from './phrases.ts';

const LEADS =
  phraseSet(`within; in a radius of; within a radius of; radius; radius of; up to; im umkreis von; umkreis;
  umkreis von; dans un rayon de; rayon de; rayon; à moins de; en un radio de; a menos de; radio de; binnen; binnen een straal van;
  straal van; num raio de; raio de; a menos de; nel raggio di; entro; raggio di; w promieniu; do`);
const KILOMETRES_OF_UNIT = phraseTable<number>([
  [
    1,
    'km; kms; kilometer; kilometers; kilometre; kilometres; kilometern; kilomètres; kilómetros; quilómetros; quilômetros; chilometri; kilometrów',
  ],
  [1.609344, 'mi; mile; miles; meilen; milles; millas; milhas; miglia; mijl; mil'],
]);
const TO_PLACE =
  phraseSet(`of; from; around; near; to; um; von; rund um; de; autour de; alrededor de; a la redonda de; van; rond;
  rondom; di; da; intorno a; od; wokół; em torno de; in; radius; radius of; rayon; umkreis; umkreis um`);
const DISTANCE = /^(\d{1,4})-?(\p{L}{0,12})$/u;
const MAX_KM = 1_000;

/** A radius before a place, in whole km: "within 10 km of", "10 miles around", "im Umkreis von 20 km um". */
export function radiusAt(line: readonly LineWord[], at: number): Found<number> | null {
  const lead = phraseAt(line, at, LEADS)?.size ?? 0;
  const distance = distanceAt(line, at + lead);
  if (distance === null) return null;
  const next = at + lead + distance.size;
  const joint = phraseAt(line, next, TO_PLACE)?.size ?? 0;
  if (lead + joint === 0) return null;
  return { value: distance.value, size: lead + distance.size + joint };
}

/** "10 km", "10km", "10-mile". */
function distanceAt(line: readonly LineWord[], at: number): Found<number> | null {
  const [, count, attached] = DISTANCE.exec(foldedAt(line, at)) ?? [];
  if (count === undefined) return null;
  const unit = attached ? attachedUnit(attached) : phraseAt(line, at + 1, KILOMETRES_OF_UNIT);
  if (unit === null) return null;
  const value = Math.round(Number(count) * unit.value);
  return value > 0 && value <= MAX_KM ? { value, size: 1 + unit.size } : null;
}

function attachedUnit(name: string): Found<number> | null {
  const value = KILOMETRES_OF_UNIT.get(name);
  return value === undefined ? null : { value, size: 0 };
}
