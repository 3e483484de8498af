/** Why a file is not read, in words for the person who sent it. Travels between threads as its message. */
export class UnreadableFile extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'UnreadableFile';
  }
}
