import { h, type Text } from '../h.ts';
import { number } from '../words/formats.ts';
import { words } from './words/words.ts';

interface Props {
  /** The counted quantity; read out with the highest value. */
  label: Text;
  values: readonly number[];
}

const STEP = 6;
const GAP = 2;
const HEIGHT = 32;

/** Columns of counts, oldest first. The numbers stand in a table beside it. */
export function Chart({ label, values }: Props) {
  const most = Math.max(...values, 0);
  const width = values.length * STEP;
  return (
    <svg
      class="chart"
      role="img"
      aria-label={words.shell.atMost(label, number(most))}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
    >
      {values.map((value, index) => {
        const high = value === 0 ? 1 : Math.max(2, Math.round((value / most) * HEIGHT));
        return (
          <rect
            x={index * STEP}
            y={HEIGHT - high}
            width={STEP - GAP}
            height={high}
            class={value === 0 ? 'none' : undefined}
          />
        );
      })}
    </svg>
  );
}
