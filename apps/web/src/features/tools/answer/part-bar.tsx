import type { ReactNode } from 'react';

export interface Part {
  readonly id: string;
  readonly label: ReactNode;
  /** Printed beside the label. */
  readonly value: ReactNode;
  /** Its share of the bar: a part of nothing, or less, is only listed. */
  readonly size: number;
  readonly colour: 'cost' | 'referral' | 'fulfilment' | 'vat' | 'extra' | 'profit';
}

const colours = {
  cost: 'bg-part-cost',
  referral: 'bg-part-referral',
  fulfilment: 'bg-part-fulfilment',
  vat: 'bg-part-vat',
  extra: 'bg-part-extra',
  profit: 'bg-part-profit',
} as const satisfies Record<Part['colour'], string>;

/** A sum as one bar of its parts, with a list that names them. */
export function PartBar({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <div className="flex flex-col gap-3">
      <div aria-hidden className="flex h-4 gap-0.5 forced-color-adjust-none">
        {parts
          .filter(({ size }) => size > 0)
          .map(({ id, size, colour }) => (
            <span key={id} className={`basis-0 rounded-sm ${colours[colour]}`} style={{ flexGrow: size }} />
          ))}
      </div>
      <dl className="flex flex-col text-sm">
        {parts.map(({ id, label, value, colour }) => (
          <div
            key={id}
            className="flex items-baseline justify-between gap-4 border-b border-line py-2 print:py-1 last:border-b-0"
          >
            <dt className="flex items-center gap-2 text-muted">
              <span
                aria-hidden
                className={`size-2.5 shrink-0 rounded-full forced-color-adjust-none ${colours[colour]}`}
              />
              {label}
            </dt>
            <dd className="text-ink" data-figure={id}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
