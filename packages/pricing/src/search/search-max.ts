/**
 * The largest whole number from `low` to `high` for which `test` is true, given that it is true up to some number and false above;
 * null if it is false at `low`.
 */
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
