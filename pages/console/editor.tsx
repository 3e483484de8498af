import { h, type Child, type Text } from '../h.ts';
import { Fields, type FieldSpec } from './fields.tsx';
import { words } from './words/words.ts';

interface EditorProps {
  id?: string;
  /** Method and path of the call that saves. */
  call: string;
  version?: number;
  /** The name that the script uses. */
  name: string;
  /** Whether it can be saved. */
  writes: boolean;
  /** Before the place of a problem. */
  above?: Child;
  children: Child;
}

/** A form that stays on its page when it is saved. */
export function Editor({ id, call, version, name, writes, above, children }: EditorProps) {
  return (
    <form
      id={id}
      class="editor"
      data-call={call}
      data-then="saved"
      data-version={version}
      data-editor={name}
      novalidate
    >
      {above}
      <div data-problem role="alert" class="problem" hidden />
      {children}
      {writes && (
        <div class="savebar">
          <button type="submit" class="primary">
            {words.common.save}
          </button>
          <span data-status role="status" />
        </div>
      )}
    </form>
  );
}

interface ItemHeadProps {
  name: Text;
  prefix: string;
  fields: readonly FieldSpec[];
}

/** The main fields of an item in an ordered list, and the buttons that move and remove it. */
export function ItemHead({ name, prefix, fields }: ItemHeadProps) {
  return (
    <div class="item-head" role="group" aria-label={name}>
      <Fields prefix={prefix} of={fields} />
      <div class="item-moves">
        <button type="button" data-shifts="up" aria-label={words.common.moveUp(name)}>
          ↑
        </button>
        <button type="button" data-shifts="down" aria-label={words.common.moveDown(name)}>
          ↓
        </button>
        <button type="button" data-drops aria-label={words.common.removeItem(name)}>
          ✕
        </button>
      </div>
    </div>
  );
}
