/** Parts of a text that is shown as a whole, each with its position as its key. */
export const keyed = <T>(parts: readonly T[]): readonly { readonly key: string; readonly part: T }[] =>
  parts.map((part, at) => ({ key: String(at), part }));
