const width = 96;
const height = 24;

/** A trend as a line without axes: time runs left to right in both languages. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const range = highest - lowest;
  if (values.length < 2 || range === 0) return null;
  const points = values.map((value, at) => {
    const x = (at / (values.length - 1)) * width;
    const y = height - 2 - ((value - lowest) / range) * (height - 4);
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      className="h-6 w-20 shrink-0 text-brand"
    >
      <polygon
        points={`0,${height} ${points.join(' ')} ${width},${height}`}
        className="fill-current opacity-12"
      />
      <polyline
        points={points.join(' ')}
        className="fill-none stroke-current"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
