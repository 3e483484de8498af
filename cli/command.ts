/** An option of a command: a parameter of an operation, or one of the command line itself. */
export interface Option {
  /** As the API names it; members of objects have dots: `salary.min`. */
  name: string;
  kind: 'text' | 'number' | 'boolean' | 'json' | 'file' | 'list';
  about?: string;
  example?: string;
  /** The values it takes, where they are few. */
  values?: readonly string[];
  required?: true;
  /** An empty value means null. */
  nullable?: true;
}

/** An operation of the API as a command; written by the generator (sdk/generate/commands.ts). */
export interface Action {
  /** Its method of the client: `account.resume.put`. */
  method: string;
  /** Its line in the client's table: `PUT /account/resume form`. */
  operation: string;
  summary: string;
  description?: string;
  /** Names of the parameters in its path. */
  ids: readonly string[];
  options: readonly Option[];
  /** Needs no key. */
  isPublic?: true;
  /** Its record changes by itself: `--wait` waits for it. */
  settles?: true;
  /** Takes `--if-match`. */
  versioned?: true;
}

/** A parsed command line. */
export interface Use {
  /** Words after the command's name. */
  words: readonly string[];
  values: Values;
}

/** Options by name as `parseArgs` reads them. */
export type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** A command with all that help, completion and parsing need. */
export interface Command {
  /** `account resume put` */
  name: string;
  summary: string;
  description?: string;
  /** Names of the words that follow. One in brackets may be left out; one that ends in `…` takes all that follow. */
  words: readonly string[];
  options: readonly Option[];
  /** Returns the exit code. Loads what the command needs. */
  run: (use: Use) => Promise<number>;
}

/** Wrong use: exits with 2 and says where to find help. */
export class WrongUse extends Error {}
