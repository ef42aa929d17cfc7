/** More texts than a sheet has rows need not be remembered. */
const maxEntries = 5_000;

/** Caches answers by text: the same text mostly occurs in many rows of a sheet. */
export function memoize<Answer>(answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found.answer;
    if (known.size >= maxEntries) known.clear();
    const answered = answer(text);
    known.set(text, { answer: answered });
    return answered;
  };
}
