type Props = { readonly label: string; readonly value: number; readonly max: number };

/** Says how much of a work is done. */
export function ProgressBar({ label, value, max }: Props) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
      // Drawn by us: each browser uses its own colours for it, which ignore the theme.
      className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-brand [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-brand"
    />
  );
}
