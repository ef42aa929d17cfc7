/** The largest whole number from `low` to `high` where `test` is true, given that it is true up to some number and false
 * above it; null: it is false at `low` already. */
export function searchMax(low: number, high: number, test: (n: number) => boolean): number | null {
  if (!test(low)) return null;
  let yes = low;
  let no = high + 1;
  while (no - yes > 1) {
    const middle = Math.floor((yes + no) / 2);
    if (test(middle)) yes = middle;
    else no = middle;
  }
  return yes;
}
