import type { ReactNode } from 'react';
import { formatShort } from '@saer/i18n/format-number';

/** A range of prices on its own line; a bound that is not known is open. */
interface DrawnRange {
  readonly id: string;
  readonly label: ReactNode;
  readonly min: number | null;
  readonly max: number | null;
  readonly colour: 'info' | 'brand';
}

interface Props {
  readonly ranges: readonly DrawnRange[];
  readonly price: number;
  /** Says whether the price is within all ranges. */
  readonly isInside: boolean;
  /** The seller's lowest price, drawn as a dashed line, and its name. */
  readonly lowest?: number;
  readonly lowestName?: string;
}

const colours = { info: 'bg-info', brand: 'bg-brand' } as const;

/** Ranges of prices as bars below one another, with one price drawn across them. The figures stand beside it in words. */
export function RangeLine({ ranges, price, isInside, lowest, lowestName }: Props) {
  const bounds = [price, lowest ?? price, ...ranges.flatMap(({ min, max }) => [min, max])].filter(
    (each) => each !== null,
  );
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  const room = Math.max((most - least) * 0.15, 100);
  const [from, to] = [Math.max(0, least - room), most + room];
  const x = (each: number): number => ((each - from) / (to - from)) * 100;
  return (
    <div aria-hidden className="flex flex-col gap-1 forced-color-adjust-none">
      <div className="relative flex flex-col gap-2 py-2">
        {ranges.map(({ id, label, min, max, colour }) => (
          <div key={id} className="flex flex-col gap-1">
            <span className="text-xs text-muted">{label}</span>
            <span className="relative block h-3 rounded-sm bg-hover">
              <span
                className={`absolute inset-y-0 rounded-sm ${colours[colour]}`}
                style={{
                  insetInlineStart: `${min === null ? 0 : x(min)}%`,
                  insetInlineEnd: `${max === null ? 0 : 100 - x(max)}%`,
                }}
              />
            </span>
          </div>
        ))}
        {lowest === undefined ? null : (
          <span
            className="absolute inset-y-0 w-px border-s border-dashed border-ink"
            style={{ insetInlineStart: `${x(lowest)}%` }}
          />
        )}
        <span
          className={`absolute inset-y-0 -ms-px w-0.5 ${isInside ? 'bg-ink' : 'bg-danger'}`}
          style={{ insetInlineStart: `${x(price)}%` }}
        />
      </div>
      <div className="relative h-5 text-xs text-muted">
        <span
          className={`absolute -translate-x-1/2 font-medium rtl:translate-x-1/2 ${isInside ? 'text-ink' : 'text-danger'}`}
          style={{ insetInlineStart: `${Math.min(94, Math.max(6, x(price)))}%` }}
        >
          <bdi dir="ltr">{formatShort(price, 2)}</bdi>
        </span>
      </div>
      {lowest === undefined ? null : (
        <p className="flex items-center gap-2 text-xs text-muted">
          <span className="h-3.5 border-s border-dashed border-ink" />
          {lowestName} <bdi dir="ltr">{formatShort(lowest, 2)}</bdi>
        </p>
      )}
    </div>
  );
}
