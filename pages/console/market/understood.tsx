import type { LinePart } from '../../../domain/market/typed-query/parts-of-line.ts';
import type { Understood } from '../../../domain/market/typed-query/understood.ts';
import { h, type Child, type Text } from '../../h.ts';
import { words } from '../words/words.ts';

const { market } = words;

interface UnderstoodProps {
  path: string;
  filters: Readonly<Record<string, string>>;
  parts: readonly LinePart[];
  understood: Understood;
}

/** The interpretation of a typed line: each part as a chip that can be taken away, and what was changed. */
export function UnderstoodLine({ path, filters, parts, understood }: UnderstoodProps) {
  const [wider] = understood.relaxed ?? [];
  return (
    <div class="understood">
      <ul class="chips" aria-label={market.understood.label}>
        {parts.map(({ kind, said, without }) => (
          <li>
            <span class="muted">{market.understood.kinds[kind]}</span> {said}{' '}
            <a
              href={`${path}?${new URLSearchParams({ ...filters, query: without }).toString()}`}
              aria-label={market.understood.remove(said)}
            >
              ×
            </a>
          </li>
        ))}
      </ul>
      {understood.corrected.map(({ from, to }) => (
        <p>{market.understood.corrected(from, to)}</p>
      ))}
      {understood.ignored.length > 0 && (
        <p>{market.understood.ignored(understood.ignored.join(', '))}</p>
      )}
      {wider !== undefined && (
        <p>{market.understood.wider(wider.from_row, gaveUpText(understood.relaxed ?? []))}</p>
      )}
    </div>
  );
}

/** Everything that was given up, in words; a topic is named as typed. */
function gaveUpText(relaxed: NonNullable<Understood['relaxed']>): Child {
  const names: Readonly<Record<string, Text>> = market.understood.gaveUp;
  const given = relaxed.at(-1)?.gave_up ?? [];
  return given.map((name, at) => [
    at === 0 ? '' : ', ',
    names[name] ?? market.understood.quoted(name),
  ]);
}
