import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { Badge } from '../../../components/layout/badge.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { getName } from '../../../domain/names/name.ts';
import type { StoreAnswer } from './answer-demo.ts';

interface Props {
  readonly language: Language;
  readonly answers: readonly StoreAnswer[];
  /** The store whose price is explained above. */
  readonly chosen: string;
  readonly onChoose: (code: string) => void;
}

/** The same product in every store: the price each needs, split into cost and VAT, fees and profit. */
export function AllStores({ language, answers, chosen, onChoose }: Props) {
  const highest = Math.max(...answers.map(({ sums }) => sums?.price ?? 0));
  return (
    <div className="col-span-full border-t border-line px-5 py-4 sm:px-6" data-stores>
      <h2 className="text-sm font-medium">
        <Trans>The same product in every store</Trans>
      </h2>
      <ul className="mt-2.5 grid grid-cols-1 gap-2.5 md:grid-cols-3">
        {answers.map(({ store, sums, isLowest }) => (
          <li key={store.code}>
            <button
              type="button"
              aria-pressed={store.code === chosen}
              className="flex h-full w-full flex-col rounded-control border border-line px-3.5 py-3 text-start text-sm transition-colors hover:bg-hover aria-pressed:border-brand"
              onClick={() => onChoose(store.code)}
            >
              <span className="flex w-full items-baseline justify-between gap-3">
                <span className="min-w-0 truncate text-muted">{getName(store, language)}</span>
                {sums === null ? null : (
                  <strong className="font-semibold" data-store-price={store.code}>
                    <Money halalas={sums.price} />
                  </strong>
                )}
              </span>
              {sums === null ? (
                <span className="mt-1.5 text-muted">
                  <Trans>No price for this product here</Trans>
                </span>
              ) : (
                <>
                  <span
                    aria-hidden
                    className="mt-2 flex h-1.5 gap-0.5 forced-color-adjust-none"
                    style={{ width: `${(100 * sums.price) / highest}%` }}
                  >
                    <span
                      className="basis-0 rounded-full bg-part-cost"
                      style={{ flexGrow: sums.price - sums.fees - sums.profit }}
                    />
                    <span className="basis-0 rounded-full bg-part-referral" style={{ flexGrow: sums.fees }} />
                    <span className="basis-0 rounded-full bg-part-profit" style={{ flexGrow: sums.profit }} />
                  </span>
                  <span className="mt-2 flex w-full items-center justify-between gap-3 text-muted">
                    <span>
                      <Trans>
                        The store takes <Money halalas={sums.fees} />
                      </Trans>
                    </span>
                    {sums.isToConfirm || isLowest ? (
                      <Badge tone={sums.isToConfirm ? 'warning' : 'positive'}>
                        {sums.isToConfirm ? <Trans>To be confirmed</Trans> : <Trans>Lowest price</Trans>}
                      </Badge>
                    ) : null}
                  </span>
                </>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
