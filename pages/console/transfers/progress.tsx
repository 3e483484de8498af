import { h, type Child, type Text } from '../../h.ts';

interface ProgressProps {
  label: Text;
  /** The record of the API that is read until it has ended. */
  of: string;
  /** From 0 to 1; undefined while the total is unknown. */
  value?: number;
  children: Child;
}

/** How far work in the background has come. The script keeps it up to date, and the page shows the end. */
export function Progress({ label, of, value, children }: ProgressProps) {
  return (
    <section class="card" data-part="progress" data-reads={of}>
      <progress max={1} value={value} aria-label={label} />
      <p role="status">{children}</p>
    </section>
  );
}
