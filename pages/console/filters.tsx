import { h, type Child, type Text } from '../h.ts';
import { wordOf } from '../words/values.ts';
import { words } from './words/words.ts';

interface FilterProps {
  /** The page that the filters are of. */
  path: string;
  children: Child;
}

/** Filters of a list, in the address of its page. */
export function Filter({ path, children }: FilterProps) {
  return (
    <form class="filter" method="get" action={path} role="search">
      {children}
      <button type="submit">{words.shell.show}</button>
    </form>
  );
}

interface SelectProps {
  name: string;
  label: Text;
  choices: readonly string[];
  value: string;
}

/** A choice of values in the filters of a list. */
export function SelectFilter({ choices, ...props }: SelectProps) {
  const named = choices.map((value) => ({ value, text: wordOf(value) }));
  return <ChoiceFilter choices={named} {...props} />;
}

interface ChoiceProps extends Omit<SelectProps, 'choices'> {
  /** The text of no choice. */
  none?: Text;
  choices: readonly { value: string; text: Text }[];
}

/** A choice by name in the filters of a list. */
export function ChoiceFilter({ name, label, choices, value, none }: ChoiceProps) {
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <select id={`filter-${name}`} name={name}>
        <option value="">{none ?? words.shell.any}</option>
        {choices.map(({ value: one, text }) => (
          <option value={one} selected={one === value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A text in the filters of a list. */
export function TextFilter({ name, label, value }: Omit<SelectProps, 'choices'>) {
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <input id={`filter-${name}`} name={name} value={value} />
    </div>
  );
}

/** A day in the filters of a list. */
export function DateFilter({ name, label, value }: Omit<SelectProps, 'choices'>) {
  return (
    <div>
      <label for={`filter-${name}`}>{label}</label>
      <input id={`filter-${name}`} name={name} type="date" value={value} />
    </div>
  );
}

/** The search of a list. */
export function SearchFilter({ value }: { value: string }) {
  return (
    <div>
      <label for="q">{words.common.search}</label>
      <input id="q" name="q" type="search" value={value} />
    </div>
  );
}
