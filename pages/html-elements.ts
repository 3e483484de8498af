import type { Child, Text } from './h.ts';

/** Read by scripts; true is written without a value. In JSX, the compiler leaves these to the author. */
type Data = Text | number | boolean;

interface Aria {
  'aria-activedescendant': string;
  'aria-autocomplete': 'list';
  'aria-controls': string;
  'aria-current': 'page';
  'aria-describedby': string;
  'aria-expanded': boolean;
  'aria-haspopup': 'dialog' | 'menu';
  'aria-hidden': boolean;
  'aria-invalid': boolean;
  'aria-label': Text;
  'aria-labelledby': string;
  'aria-pressed': boolean;
  'aria-required': boolean;
  'aria-selected': boolean;
}

interface Common extends Aria {
  children: Child;
  class: string;
  dir: 'auto' | 'ltr' | 'rtl';
  hidden: boolean;
  id: string;
  lang: Text;
  role: string;
  tabindex: 0 | -1;
  [data: `data-${string}`]: Data;
}

/** Of fields that a form sends. */
interface Field {
  autocomplete: string;
  disabled: boolean;
  name: string;
  required: boolean;
  value: string | number;
}

interface TypedField extends Field {
  inputmode: 'decimal' | 'numeric';
  maxlength: number;
  placeholder: Text;
  spellcheck: 'false';
}

/** The elements in use, with the attributes that only some have. */
interface Own {
  a: { href: string; rel: string; target: '_blank' | '_top' };
  aside: object;
  body: object;
  button: Pick<Field, 'disabled' | 'name' | 'value'> & {
    formaction: string;
    draggable: 'true';
    title: Text;
    type: 'button' | 'submit';
  };
  code: object;
  dd: object;
  details: { open: boolean };
  dialog: object;
  div: object;
  dl: object;
  dt: object;
  fieldset: { disabled: boolean };
  form: {
    action: string;
    enctype: 'multipart/form-data';
    method: 'get' | 'post';
    novalidate: boolean;
  };
  g: object;
  h1: object;
  h2: object;
  h3: object;
  h4: object;
  head: object;
  header: object;
  html: object;
  iframe: { src: string; title: Text };
  img: { alt: string; referrerpolicy: 'no-referrer'; src: string };
  input: TypedField & { accept: string; checked: boolean; multiple: boolean; type: InputType };
  kbd: object;
  label: { for: string };
  legend: object;
  li: { draggable: 'true' | false };
  link: { href: string; rel: string; type: string };
  main: object;
  meta: { charset: 'utf-8'; content: Text; name: string; property: string };
  meter: { max: number; min: number; value: number };
  nav: object;
  ol: object;
  option: { selected: boolean; value: string };
  p: object;
  path: { d: string };
  pre: object;
  progress: { max: number; value: number };
  rect: Box & { x: number; y: number };
  script: { defer: boolean; src: string; type: string };
  section: object;
  select: Field;
  span: object;
  strong: object;
  style: object;
  summary: object;
  svg: Box & { viewBox: string };
  table: object;
  tbody: object;
  text: { x: number; y: number; 'text-anchor': string };
  td: object;
  template: object;
  textarea: TypedField & { rows: number };
  th: { scope: 'col' | 'row' };
  thead: object;
  time: { datetime: string };
  title: object;
  tr: object;
  ul: object;
}

interface Box {
  height: number;
  width: number;
}

export type InputType =
  | 'checkbox'
  | 'date'
  | 'datetime-local'
  | 'email'
  | 'file'
  | 'hidden'
  | 'month'
  | 'radio'
  | 'search'
  | 'tel'
  | 'text'
  | 'url';

/** Every attribute may be left out; one that is undefined is not written. */
type Given<Attributes> = { [Name in keyof Attributes]?: Attributes[Name] | undefined };

/** The props of the elements of the pages. */
export type HtmlElements = { [Name in keyof Own]: Given<Common & Own[Name]> };
