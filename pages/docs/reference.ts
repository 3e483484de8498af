import type { CallTexts } from '../call-texts.ts';

/** The type of a value in words; `object` is the name of an object that the reference lists. */
export interface TypeWords {
  text: string;
  object?: string;
}

/** The shape of an object: its members, or the forms of which it has one. */
export interface Shape {
  members: readonly Member[];
  forms: readonly Shape[];
}

/** A parameter, or a member of an object. */
export interface Member {
  name: string;
  type: TypeWords;
  required: boolean;
  /** With `code` in backticks. */
  description: string;
  /** Bounds in words. */
  limits: readonly string[];
  values: readonly string[];
  default?: string;
  /** Of an object, or of the elements of a list. */
  shape: Shape | null;
}

export type Place = 'path' | 'query' | 'header';

export interface Parameter extends Member {
  place: Place;
}

export interface Operation {
  /** The name in the OpenAPI document, and the fragment of its address. */
  id: string;
  verb: string;
  path: string;
  /** Other paths with the same limits and answers. */
  aliases: readonly { id: string; path: string }[];
  summary: string;
  description: string;
  /** Rights that a caller needs and quotas that a call uses, in words. */
  needs: readonly string[];
  parameters: readonly Parameter[];
  body: Shape | null;
  /** A body that works, as JSON; null if the call has none. */
  exampleBody: string | null;
  /** The name of the file of a form; null if the call takes no file. */
  takesFile: boolean;
  status: number;
  answer: Shape | null;
  errors: readonly { code: string; status: number }[];
  /** Null for an operation without a method in the client. */
  examples: CallTexts | null;
}

export interface Resource {
  name: string;
  operations: readonly Operation[];
}

export interface Area {
  id: string;
  name: string;
  resources: readonly Resource[];
}

export interface EventKindWords {
  kind: string;
  summary: string;
  /** As JSON. */
  example: string;
}

/** All that the reference page shows. */
export interface Reference {
  about: string;
  areas: readonly Area[];
  events: readonly EventKindWords[];
  objects: readonly { name: string; shape: Shape }[];
  errors: readonly { code: string; status: number; message: string }[];
}
