import { Fragment, h, type Text } from '../h.ts';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

interface Props {
  name: string;
  label: Text;
  choices: readonly string[];
  value: string;
}

/** A choice in the filters of a list. */
export function SelectFilter({ name, label, choices, value }: Props) {
  return (
    <>
      <label for={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name}>
        <option value="">{words.shell.any}</option>
        {choices.map((choice) => (
          <option value={choice} selected={choice === value}>
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
      <label for="q">{words.common.search}</label>
      <input id="q" name="q" type="search" value={value} />
    </>
  );
}
