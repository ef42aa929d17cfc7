import type { PriceComponent, PriceComponentName } from './price-parts.ts';

export const componentColours: Readonly<Record<PriceComponentName, string>> = {
  cost: 'bg-part-cost',
  referral: 'bg-part-referral',
  fulfilment: 'bg-part-fulfilment',
  vat: 'bg-part-vat',
  profit: 'bg-part-profit',
};

/** The parts of a price as one bar, for the eye; the list beside it says the same in numbers. */
export function PriceBar({ parts }: { readonly parts: readonly PriceComponent[] }) {
  return (
    <div aria-hidden className="flex h-3.5 forced-color-adjust-none gap-0.5 overflow-hidden rounded-full">
      {parts.map(({ name, amount }) => (
        <span
          key={name}
          className={`min-w-1 basis-0 transition-[flex-grow] duration-300 ${componentColours[name]}`}
          style={{ flexGrow: Math.max(amount, 0) }}
        />
      ))}
    </div>
  );
}
