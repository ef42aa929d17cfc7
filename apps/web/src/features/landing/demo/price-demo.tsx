import { Trans, useLingui } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { useLayoutEffect, useRef, useState, type RefObject, useEffect } from 'react';
import { formatDay } from '@saer/i18n/format-date';
import type { Quote } from '@saer/pricing/answer/quote';
import type { Statement } from '@saer/pricing/answer/statement';
import type { DeadZone } from '@saer/pricing/search/gaps';
import { formatShort } from '@saer/i18n/format-number';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { calculatorLink } from '../../../lib/form/calculator-link.ts';
import { AllStores } from './all-stores.tsx';
import {
  answerDemo,
  choose,
  getStore,
  answerStores,
  priceComponents,
  type PriceComponentName,
  type PriceComponent,
} from './answer-demo.ts';
import type { DemoFeeBook, DemoStore } from './demo-fee-book.ts';
import { DemoForm, demoFormId } from './demo-form.tsx';
import { type DemoInput, exampleInput } from './demo-input.ts';
import { DemoPrice } from './demo-price.tsx';
import { useLiveBook } from './use-live-book.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import { Money } from '../../../components/figure/money.tsx';

const componentColours: Readonly<Record<PriceComponentName, string>> = {
  cost: 'bg-part-cost',
  referral: 'bg-part-referral',
  fulfilment: 'bg-part-fulfilment',
  vat: 'bg-part-vat',
  profit: 'bg-part-profit',
};

/** The parts of a price as one bar, for the eye; the list beside it says the same in numbers. */
function PriceBar({ parts }: { readonly parts: readonly PriceComponent[] }) {
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

const NEARBY = 0.25;
const KILOGRAM_DIGITS = 3;

/** A dead zone matters where a seller would round the price into it: within a quarter of the price. */
const isNear = (price: number, { first, last }: DeadZone): boolean =>
  first <= price * (1 + NEARBY) && (last === null || last >= price * (1 - NEARBY));

/** Warnings for changing the recommended price. */
function DemoWarnings({ quote }: { readonly quote: Quote }) {
  const { price } = quote.recommended.statement;
  // Without sides the volume is not known: the largest parcel of the class may ask for more.
  const max = quote.weightDoubt && quote.weight?.largestVolume;
  const zones = quote.deadZones.filter((zone) => isNear(price, zone));
  return (
    <>
      {zones.map((zone) => (
        <p
          key={zone.first}
          className="rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning"
          data-dead-zone
        >
          {zone.last === null ? (
            <Trans>
              Careful: every price from <Money halalas={zone.first} /> up earns less than{' '}
              <Money halalas={zone.earnsMoreAt} />.
            </Trans>
          ) : (
            <Trans>
              Careful: a price from <Money halalas={zone.first} /> to <Money halalas={zone.last} /> earns less
              than <Money halalas={zone.earnsMoreAt} />.
            </Trans>
          )}
        </p>
      ))}
      {max ? (
        <p className="rounded-control bg-warning-soft px-3 py-2.5 text-sm text-warning">
          {max.shippingWeight === null || max.price === null ? (
            <Trans>Without its sides a parcel is priced by its weight: a large one can cost more.</Trans>
          ) : (
            <Trans>
              Without its sides a parcel is priced by its weight. The largest of this class counts as{' '}
              {formatShort(max.shippingWeight, KILOGRAM_DIGITS)} kg: then the price is{' '}
              <Money halalas={max.price} />.
            </Trans>
          )}
        </p>
      ) : null}
    </>
  );
}

/** The price as a short receipt: its lines add up to the sum below them. */
function PriceLines({ lines }: { readonly lines: Statement }) {
  const { t } = useLingui();
  const names: Readonly<Record<PriceComponentName, string>> = {
    cost: t`Product cost`,
    referral: t`Commission`,
    fulfilment: t`Fulfilment`,
    vat: t`VAT`,
    profit: t`Your profit`,
  };
  return (
    <dl className="text-sm">
      {priceComponents(lines).map(({ name, amount }) => (
        <div key={name} className="flex items-center gap-2.5 py-1.5 last:font-semibold" data-part={name}>
          <dt className="flex min-w-0 flex-1 items-center gap-2.5">
            <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${componentColours[name]}`} />
            {names[name]}
          </dt>
          <dd dir="ltr" className="min-w-20 text-end">
            <Money halalas={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-1.5 flex justify-between gap-4 border-t border-dashed border-edge pt-2.5 font-semibold">
        <dt>
          {lines.shippingCredit > 0 ? <Trans>Price and shipping credit</Trans> : <Trans>Selling price</Trans>}
        </dt>
        <dd dir="ltr" className="min-w-20 text-end" data-part="sum">
          <Money halalas={lines.price + lines.shippingCredit} />
        </dd>
      </div>
      {lines.shippingCredit > 0 ? (
        <p className="mt-1 text-xs text-muted">
          <Trans>
            The store pays you <Money halalas={lines.shippingCredit} /> towards shipping at this price.
          </Trans>
        </p>
      ) : null}
    </dl>
  );
}

/** The components of the recommended price, below it. */
function DemoAnswer({ quote }: { readonly quote: Quote }) {
  const { statement } = quote.recommended;
  const { ownPrice: own, rangeFactorFloor: floor } = quote;
  return (
    <>
      {own === null || floor === null ? null : (
        <p className="text-sm text-muted">
          <Trans>
            A product at this cost should bring at least <Money halalas={floor} />: your margin alone would be
            reached at <Money halalas={own} />.
          </Trans>
        </p>
      )}
      <div className="flex flex-col gap-2.5">
        <h2 className="text-sm font-medium">
          <Trans>Where each riyal goes</Trans>
        </h2>
        <PriceBar parts={priceComponents(statement)} />
        <PriceLines lines={statement} />
      </div>
      <DemoWarnings quote={quote} />
    </>
  );
}

interface FeeSourceProps {
  readonly book: DemoFeeBook;
  readonly store: DemoStore;
  readonly subFamily: string;
  /** The fees came from the server just now, not with the page. */
  readonly isLive: boolean;
}

/** Which fees the answer rests on, how old they are, and whether they are facts. */
function FeeSource({ book, store, subFamily, isLive }: FeeSourceProps) {
  const { version } = store.feeTable;
  const isFact = store.isFact && store.feeTable.referralProvenance[subFamily]?.confirmed;
  return (
    <p className="text-xs leading-5 text-muted">
      <Trans>
        Fees: <bdi>{version.name}</bdi>, in force since {formatDay(version.effectiveFrom)}.
      </Trans>{' '}
      {isLive ? <Trans>Checked with the server now.</Trans> : <Trans>As of {formatDay(book.on)}.</Trans>}{' '}
      {isFact ? null : (
        <Badge tone="warning">
          <Trans>To be confirmed</Trans>
        </Badge>
      )}
    </p>
  );
}

/** Sets `--covered` on an element: the height at the bottom of the window that a phone's keyboard covers. */
function useCoveredHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (visualViewport === null) return undefined;
    const follow = (): void => {
      const covered = innerHeight - visualViewport.offsetTop - visualViewport.height;
      element.current?.style.setProperty('--covered', `${Math.max(0, Math.round(covered))}px`);
    };
    visualViewport.addEventListener('resize', follow);
    visualViewport.addEventListener('scroll', follow);
    return () => {
      visualViewport.removeEventListener('resize', follow);
      visualViewport.removeEventListener('scroll', follow);
    };
  }, [element]);
}

interface Props {
  readonly language: Language;
  /** The fees the page was built with: it answers by them at once, and for as long as the server does not. */
  readonly builtWith: DemoFeeBook;
}

const fieldNames = ['cost', 'marginRate', 'weight', 'store', 'subFamily', 'sizeClass'] as const;

/** Values in the form's fields; a missing field keeps its value. Returns the same object if nothing differs, to avoid a render. */
function readForm(form: HTMLFormElement, otherwise: DemoInput): DemoInput {
  const fields = new FormData(form);
  const text = (name: keyof DemoInput): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : otherwise[name];
  };
  const found = {
    cost: text('cost'),
    marginRate: text('marginRate'),
    weight: text('weight'),
    store: text('store'),
    subFamily: text('subFamily'),
    sizeClass: text('sizeClass'),
  };
  return fieldNames.every((name) => found[name] === otherwise[name]) ? otherwise : found;
}

/** A working calculator: every key is answered here, priced as the server prices. */
export function PriceDemo({ language, builtWith }: Props) {
  const live = useLiveBook();
  const [typed, setTyped] = useState(exampleInput);
  const form = useRef<HTMLFormElement>(null);
  const priceBar = useRef<HTMLDivElement>(null);
  useCoveredHeight(priceBar);

  // On a slow connection a seller types before hydration: the values in the fields are then adopted.
  useLayoutEffect(() => {
    const { current } = form;
    if (current !== null) setTyped((input) => readForm(current, input));
  }, []);

  const book = live ?? builtWith;
  const input = choose(book, typed, {});
  const store = getStore(book, input.store);
  if (store === undefined) return null;
  const answer = answerDemo(book, { ...input, store: store.code });
  return (
    <div className="flex flex-col overflow-clip rounded-card border border-line bg-surface shadow-raised lg:grid lg:grid-cols-[5fr_6fr] lg:grid-rows-[auto_1fr_auto]">
      <div className="flex min-w-0 flex-col justify-between gap-5 p-5 sm:p-6 lg:row-span-2">
        <DemoForm
          ref={form}
          language={language}
          book={book}
          store={store}
          input={input}
          problems={answer.is === 'unread' ? answer.problems : {}}
          // The values read from the fields may not be rendered yet.
          onChange={(changed) => setTyped((latest) => choose(book, latest, changed))}
        />
        <FeeSource book={book} store={store} subFamily={input.subFamily} isLive={live !== undefined} />
      </div>
      <div ref={priceBar} className="price-bar min-w-0 bg-surface px-5 py-3 sm:px-6 lg:pt-6">
        <DemoPrice answer={answer} />
      </div>
      <div className="perforated flex min-w-0 flex-col gap-5 p-5 sm:p-6 lg:pt-2">
        {answer.is === 'quote' ? <DemoAnswer quote={answer.quote} /> : null}
        <a
          className={`${buttonStyle('primary')} mt-auto w-full`}
          href={calculatorLink({ ...input, store: store.code })}
          data-values-of={demoFormId}
        >
          <Trans>Open the full calculator with these values</Trans>
        </a>
      </div>
      <AllStores
        language={language}
        answers={answerStores(book, input)}
        chosen={store.code}
        onChoose={(code) => setTyped((latest) => choose(book, latest, { store: code }))}
      />
    </div>
  );
}
