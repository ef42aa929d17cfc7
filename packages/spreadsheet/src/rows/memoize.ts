/** More texts than a sheet has rows need not be remembered. */
const maxEntries = 5_000;

/** Answers each text once: what stands in one row of a sheet mostly stands in many. */
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
