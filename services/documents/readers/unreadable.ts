/** Why a file cannot be read, in words for its sender. Passed between threads as the message. */
export class UnreadableFile extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableFile';
  }
}
