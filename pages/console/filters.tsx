import { Fragment, h } from '../h.ts';
import { wordOf } from './fields.tsx';

interface Props {
  name: string;
  label: string;
  choices: readonly string[];
  value: string;
}

/** A choice in the filters of a list. */
export function SelectFilter({ name, label, choices, value }: Props) {
  return (
    <>
      <label for={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name}>
        <option value="">any</option>
        {choices.map((choice) => (
          <option key={choice} value={choice} selected={choice === value}>
            {wordOf(choice)}
          </option>
        ))}
      </select>
    </>
  );
}

/** The search of a list. */
export function SearchFilter({ value }: { value: string }) {
  return (
    <>
      <label for="q">Search</label>
      <input id="q" name="q" type="search" value={value} />
    </>
  );
}
