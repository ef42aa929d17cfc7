/**
 * Separation of two kinds of figures: the probability that a figure of one kind is larger than one of the other. 0.5
 * is a coin flip, 1 is certainty; which of the two is larger does not matter.
 */
export function auc(ones: readonly number[], others: readonly number[]): number {
  let larger = 0;
  for (const one of ones) {
    for (const other of others) larger += one > other ? 1 : one === other ? 0.5 : 0;
  }
  const share = larger / (ones.length * others.length);
  return Math.max(share, 1 - share);
}
