/** The end of a scale from 0 that a maximum fits on: 1, 2 or 5 times a power of ten. */
export function scaleEnd(maximum: number): number {
  if (maximum <= 1) return 1;
  const power = 10 ** Math.floor(Math.log10(maximum));
  return [1, 2, 5, 10].map((factor) => factor * power).find((end) => end >= maximum) ?? maximum;
}
