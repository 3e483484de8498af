import { h, type Child, type Text } from '../h.ts';
import { Fields, type FieldSpec } from './fields.tsx';
import { words } from './words/words.ts';

interface DialogProps {
  id: string;
  title: Text;
  /** Method and path of the call; `{id}` is filled in by the opener. */
  call: string;
  /** The action after success: `reload`, or a name known to the script. */
  then: string;
  submit: Text;
  danger?: boolean;
  /** Version of the record that it changes. */
  version?: number;
  /** Members that are sent besides the fields. */
  also?: Record<string, unknown>;
  /** The whole body, in place of the fields. */
  body?: null;
  /** Whether it rejects an application and may write to the person. */
  rejects?: boolean;
  /** The script that sends it in a way of its own. */
  sends?: 'upload' | 'bulk' | 'repeats';
  /** Buttons besides those that every dialog has. */
  buttons?: Child;
  children?: Child;
}

/** A dialog with a form that makes one call. It enters the page only while it is open. */
export function FormDialog({ id, title, submit, danger, children, ...given }: DialogProps) {
  const { call, then, version, also, body, rejects, sends, buttons } = given;
  const heading = `${id}-title`;
  return (
    <template id={id}>
      <dialog aria-labelledby={heading}>
        <form
          data-call={call}
          data-then={then}
          data-version={version}
          data-also={also === undefined ? undefined : JSON.stringify(also)}
          data-body={body === undefined ? undefined : JSON.stringify(body)}
          data-rejects={rejects === true ? '' : undefined}
          data-sends={sends}
          novalidate
        >
          <h2 id={heading}>{title}</h2>
          <div data-problem role="alert" class="problem" hidden />
          {children}
          <div class="buttons">
            <button type="button" data-closes>
              {words.common.cancel}
            </button>
            <button type="submit" class={danger === true ? 'danger' : 'primary'}>
              {submit}
            </button>
            {buttons}
          </div>
        </form>
      </dialog>
    </template>
  );
}

/** A dialog around a page with a content policy of its own. */
export function FrameDialog({ id, title, src }: { id: string; title: Text; src: string }) {
  const heading = `${id}-title`;
  return (
    <template id={id}>
      <dialog aria-labelledby={heading}>
        <form class="framing" novalidate>
          <h2 id={heading}>{title}</h2>
          <iframe src={src} title={title} />
          <div class="buttons">
            <button type="button" data-closes>
              {words.common.cancel}
            </button>
          </div>
        </form>
      </dialog>
    </template>
  );
}

export interface FieldsDialogProps extends Omit<DialogProps, 'then'> {
  /** Reloads the page if left out. */
  then?: string;
  fields: readonly FieldSpec[];
  /** Stands below the fields. */
  after?: Child;
}

/** A dialog of plain fields. */
export function FieldsDialog(props: FieldsDialogProps) {
  const { fields, then = 'reload', children, after, ...dialog } = props;
  return (
    <FormDialog {...dialog} then={then}>
      {children}
      <Fields prefix={dialog.id} of={fields} />
      {after}
    </FormDialog>
  );
}

interface ConfirmProps extends Pick<FieldsDialogProps, 'id' | 'title' | 'call' | 'then' | 'body'> {
  /** Of the button; the title if left out. */
  submit?: Text;
  /** The effect of the call. */
  text: Child;
}

/** A dialog that says what a call does before it is made. */
export function ConfirmDialog({ title, submit = title, then = 'reload', ...given }: ConfirmProps) {
  const { text, ...dialog } = given;
  return (
    <FormDialog {...dialog} title={title} then={then} submit={submit} danger>
      <p>{text}</p>
    </FormDialog>
  );
}

/** The name of a record, typed before it is lost. */
export function confirmation(name: string): FieldSpec {
  return { name: 'confirm', label: words.common.typeToConfirm(name), kind: 'confirm', value: name };
}
