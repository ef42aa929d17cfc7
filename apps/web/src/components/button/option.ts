/** Something that can be chosen. */
export type Option<K extends string = string> = {
  readonly id: K;
  readonly name: string;
  /** A second, quieter line. */
  readonly hint?: string | undefined;
};
