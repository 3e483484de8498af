/** A template text that cannot be used. The message says what, and in which line. */
export class TemplateError extends Error {
  constructor(message: string, line: number) {
    super(`${message} (line ${line})`);
    this.name = 'TemplateError';
  }
}
