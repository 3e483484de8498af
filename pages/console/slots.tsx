import { h, type Text } from '../h.ts';
import { words } from './words/words.ts';

interface SlotsProps {
  spec: { name: string; label: Text; hint?: Text; value?: unknown };
  id: string;
}

/** Times of which one is chosen. The button adds another. */
export function Slots({ spec: { name, label, hint, value }, id }: SlotsProps) {
  const given: readonly string[] = Array.isArray(value) ? value : [];
  const times = given.length > 0 ? given : [''];
  return (
    <fieldset id={id}>
      <legend>{label}</legend>
      {hint !== undefined && <p class="hint">{hint}</p>}
      {times.map((time) => (
        <label class="choice">
          {words.interviews.aTime}
          <input
            type="datetime-local"
            name={name}
            data-type="slot"
            data-blank="omitted"
            data-moment={time}
          />
        </label>
      ))}
      <button type="button" data-repeats="field">
        {words.interviews.anotherTime}
      </button>
    </fieldset>
  );
}
