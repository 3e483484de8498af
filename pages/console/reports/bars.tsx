import { h, type Text } from '../../h.ts';
import { words } from '../words/words.ts';

export interface Bar {
  label: Text;
  value: number;
  /** The value in words. */
  shown: Text;
}

const ROW = 28;
const BAR = 16;
const LABELS = 200;
const LENGTH = 360;
const VALUES = 120;
/** More bars are not compared at a glance; the table has them all. */
const MOST_BARS = 20;

/** Bars of one measure, made without a script. The table beneath holds the same numbers. */
export function Bars({ label, bars }: { label: Text; bars: readonly Bar[] }) {
  const shown = bars.slice(0, MOST_BARS);
  const most = Math.max(...shown.map(({ value }) => value), 0);
  if (most === 0) return null;
  const width = LABELS + LENGTH + VALUES;
  return (
    <svg
      class="bars"
      role="img"
      aria-label={words.reports.chartOf(label)}
      viewBox={`0 0 ${width} ${shown.length * ROW}`}
      width={width}
      height={shown.length * ROW}
    >
      {shown.map((bar, index) => (
        <BarRow bar={bar} y={index * ROW} most={most} />
      ))}
    </svg>
  );
}

function BarRow({ bar, y, most }: { bar: Bar; y: number; most: number }) {
  const long = Math.max(1, Math.round((bar.value / most) * LENGTH));
  const middle = y + ROW / 2 + 5;
  return (
    <g>
      <text x={LABELS - 8} y={middle} text-anchor="end">
        {shortened(bar.label)}
      </text>
      <rect x={LABELS} y={y + (ROW - BAR) / 2} width={long} height={BAR} />
      <text x={LABELS + long + 8} y={middle}>
        {bar.shown}
      </text>
    </g>
  );
}

const LONGEST_LABEL = 28;

/** The table has the whole name. */
function shortened(label: Text): Text {
  if (typeof label !== 'string' || label.length <= LONGEST_LABEL) return label;
  return `${label.slice(0, LONGEST_LABEL - 1)}…`;
}
