/** A start that cannot go on, with a message for the person who started it. */
export class StartupError extends Error {
  override readonly name: string = 'StartFailure';
}
