/** Places values of a range on a length by their powers, so that 10 to 100 takes as much room as 100 to 1,000. */
export const powerScale = (from: number, to: number, start: number, end: number) => {
  const [low, high] = [Math.log(from), Math.log(to)];
  return (value: number): number =>
    start + ((Math.log(Math.max(value, from)) - low) / (high - low || 1)) * (end - start);
};

/** 1, 10, 100 … riyals within a range of halalas. */
export const powerTicks = (from: number, to: number): readonly number[] => {
  const first = Math.ceil(Math.log10(from) - 1e-9);
  const last = Math.floor(Math.log10(to) + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => 10 ** (first + index));
};
