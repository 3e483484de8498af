/** The package ships no types. */
declare module 'linebreak' {
  export default class LineBreaker {
    constructor(text: string);
    /** The next place where a line may end, as an index into the text; null after the last. */
    nextBreak(): { position: number; required: boolean } | null;
  }
}
