import { Trans } from '@lingui/react/macro';

/** The corners of a box, drawn from the side: its front, its top and its far side. */
const front = 'M40 78H190V158H40Z';
const top = 'M40 78 86 42H236L190 78Z';
const side = 'M190 78 236 42V122L190 158Z';

const sides = [
  { id: 'longest', path: 'M40 174H190M40 168v12M190 168v12', className: 'stroke-part-referral' },
  { id: 'median', path: 'M202 168 248 132M198 163l8 10M244 127l8 10', className: 'stroke-part-vat' },
  { id: 'shortest', path: 'M24 78V158M18 78h12M18 158h12', className: 'stroke-part-profit' },
] as const;

/** A parcel with its three sides. Drawn without text, which a right-to-left page would mirror: the names are beside it. */
export function SidesDrawing() {
  const names = {
    longest: <Trans>Longest side</Trans>,
    median: <Trans>Median side</Trans>,
    shortest: <Trans>Shortest side</Trans>,
  };
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <svg aria-hidden viewBox="0 0 264 192" className="w-full max-w-72 rtl:-scale-x-100">
        <path d={front} className="fill-surface stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        <path d={top} className="fill-hover stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        <path d={side} className="fill-canvas stroke-ink" strokeWidth="2" strokeLinejoin="round" />
        <path
          d="M108 78 154 42H172L126 78V98H108Z"
          className="fill-warning-soft stroke-edge"
          strokeWidth="1"
        />
        {sides.map(({ id, path, className }) => (
          <path key={id} d={path} fill="none" strokeWidth="3" className={className} />
        ))}
      </svg>
      <ul className="flex flex-col gap-2 text-sm">
        {sides.map(({ id, className }) => (
          <li key={id} className="flex items-center gap-3">
            <svg aria-hidden viewBox="0 0 28 12" className="h-3 w-7">
              <path d="M2 6H26M2 1v10M26 1v10" fill="none" strokeWidth="3" className={className} />
            </svg>
            {names[id]}
          </li>
        ))}
      </ul>
    </div>
  );
}
