import { h } from '../../h.ts';
import { words } from '../words/words.ts';
import { memberChoices } from './member-names.ts';

interface PickerProps {
  id: string;
  column: string;
  /** The member that it is read as; null for a column that is left out. */
  member: string | null;
  members: readonly string[];
}

/** Chooses what a column of a table is read as. */
export function ColumnPicker({ id, column, member, members }: PickerProps) {
  return (
    <div class="field" data-picker>
      <label for={id} data-slot="column">
        {column}
      </label>
      <select id={id} data-column={column}>
        <option value="">{words.imports.leftOut}</option>
        {memberChoices(members).map(({ value, text }) => (
          <option value={value} selected={value === member}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
