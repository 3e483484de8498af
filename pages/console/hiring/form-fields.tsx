import type { EmployerField } from '../../../domain/hiring/application-form/field.ts';
import { Fragment, h, type Child, type Text } from '../../h.ts';
import { Fields } from '../fields.tsx';
import { Menu } from '../parts.tsx';
import { words } from '../words/words.ts';
import { wordOf } from '../../words/values.ts';
import { KindChooser, KindName } from './question-kinds.tsx';
import { furtherOf, limitsOf, mainOf, settingsOf } from './question-settings.tsx';

/** A question of a form as its owner reads it; surveys have no knock-outs. */
export type Question = Omit<EmployerField, 'knockout'> & Partial<Pick<EmployerField, 'knockout'>>;

/** The values that members of a question may have. */
export interface FormVocabulary {
  fieldTypes: readonly string[];
  fieldCategories: readonly string[];
  operators: readonly string[];
}

interface FormFieldsProps {
  /** The member of the body that holds the questions. */
  name: string;
  questions: readonly Question[];
  /** Whether answers can reject. */
  hasKnockouts?: boolean;
  vocabulary: FormVocabulary;
}

/** The editor of a form: its questions in their order. */
export function FormFields({ name, questions, hasKnockouts = true, vocabulary }: FormFieldsProps) {
  const shared = { hasKnockouts, vocabulary };
  return (
    <>
      <ol id="questions" class="items" data-items={name} data-questions>
        {questions.map((question, index) => (
          <Item question={question} id={`q${index}`} {...shared} />
        ))}
      </ol>
      <button type="button" data-kinds="new">
        {words.questions.add}
      </button>
      <p role="status" class="hint" data-moved-question />
      <template id="questions-item">
        <Item question={BLANK} id="q" {...shared} />
      </template>
      <KindChooser kinds={vocabulary.fieldTypes} hasSets={hasKnockouts} />
      <KindNames kinds={vocabulary.fieldTypes} />
      <Comparisons operators={vocabulary.operators} />
    </>
  );
}

/** Names of kinds, which the script shows on the question whose kind is chosen. */
function KindNames({ kinds }: { kinds: readonly string[] }) {
  return (
    <>
      {kinds.map((kind) => (
        <template id={`kind-${kind}`}>
          <span>
            <KindName of={kind} />
          </span>
        </template>
      ))}
    </>
  );
}

/** Words of rules, for the script. */
function Comparisons({ operators }: { operators: readonly string[] }) {
  return (
    <template id="comparisons">
      <select>
        {operators.map((operator) => (
          <option value={operator}>{wordOf(operator)}</option>
        ))}
        <option value="true">{words.shell.yes}</option>
        <option value="false">{words.shell.no}</option>
      </select>
    </template>
  );
}

const BLANK: Question = {
  key: '',
  label: '',
  description: null,
  type: 'text',
  required: false,
  section: null,
  category: 'custom',
  visibility: 'applicant',
  options: [],
  constraints: null,
  position: 0,
  any_of: null,
  semantic: null,
  depends_on: null,
  knockout: null,
};

interface ItemProps {
  question: Question;
  id: string;
  hasKnockouts: boolean;
  vocabulary: FormVocabulary;
}

function Item({ question, id, hasKnockouts, vocabulary }: ItemProps) {
  const name = question.label === '' ? words.questions.added : question.label;
  const { knockout: _, ...withoutKnockout } = question;
  const came = question.key === '' ? '' : JSON.stringify(hasKnockouts ? question : withoutKnockout);
  const { type } = question;
  return (
    <li class="card item question" data-item={came}>
      <div role="group" aria-label={name}>
        <Head name={name} type={type} />
        <Fields prefix={id} of={mainOf(question)} />
        {settingsOf(question).map(({ kinds, of }) => (
          <Setting kinds={kinds} type={type}>
            <Fields prefix={id} of={[of]} />
          </Setting>
        ))}
        <Rule name="depends_on" question={question} />
        {hasKnockouts && <Rule name="knockout" question={question} />}
        <details>
          <summary>{words.questions.more}</summary>
          <Fields prefix={id} of={furtherOf(question, vocabulary)} />
          {limitsOf(question).map(({ kinds, of }) => (
            <Setting kinds={kinds} type={type}>
              <Fields prefix={id} of={[of]} />
            </Setting>
          ))}
        </details>
      </div>
    </li>
  );
}

function Head({ name, type }: { name: Text; type: string }) {
  return (
    <div class="question-head">
      <button
        type="button"
        class="quiet grip"
        draggable="true"
        data-grip
        aria-label={words.questions.grip(name)}
        title={words.questions.drag}
      >
        ⠿
      </button>
      <button type="button" class="kind" data-kinds="this" aria-haspopup="dialog">
        <KindName of={type} />
      </button>
      <input type="hidden" name="type" value={type} />
      <Menu label={words.questions.actions(name)}>
        <MenuItem attributes={{ 'data-shifts': 'up' }} text={words.questions.up} />
        <MenuItem attributes={{ 'data-shifts': 'down' }} text={words.questions.down} />
        <MenuItem attributes={{ 'data-doubles': true }} text={words.questions.duplicate} />
        <MenuItem attributes={{ 'data-drops': true }} text={words.questions.remove} />
      </Menu>
    </div>
  );
}

function MenuItem({ attributes, text }: { attributes: Record<string, string | true>; text: Text }) {
  return (
    <button type="button" role="menuitem" tabindex={-1} {...attributes}>
      {text}
    </button>
  );
}

/** A setting that only some kinds have. The script shows it when one of them is chosen. */
function Setting({ kinds, type, children }: { kinds: string; type: string; children?: Child }) {
  return (
    <div data-for={kinds} hidden={!kinds.split(' ').includes(type)}>
      {children}
    </div>
  );
}

/** A rule about an answer. The script makes its controls from the question that it is about. */
function Rule({ name, question }: { name: 'depends_on' | 'knockout'; question: Question }) {
  const isCondition = name === 'depends_on';
  const rule = question[name] ?? null;
  return (
    <fieldset class="rule" data-rule={name}>
      <legend>{isCondition ? words.questions.askedIf : words.questions.rejectsIf}</legend>
      <input
        type="hidden"
        name={name}
        data-type="json"
        data-blank="null"
        data-none={isCondition ? words.questions.always : words.questions.never}
        data-question={words.questions.otherQuestion}
        data-comparison={words.questions.comparison}
        data-answer={words.questions.answers}
        value={rule === null ? '' : JSON.stringify(rule)}
      />
      <div class="row" data-controls />
    </fieldset>
  );
}
