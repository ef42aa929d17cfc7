import { useLingui } from '@lingui/react/macro';
import { ProductPicture } from '../pictures/product-picture.tsx';
import type { Step } from '../topic.ts';
import { headingStyle } from './heading-style.ts';

/** Lists what to do, in order. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const { t, i18n } = useLingui();
  return (
    <section aria-labelledby="steps">
      <h2 id="steps" className={headingStyle}>
        {t`Step by step`}
      </h2>
      <ol className="mt-5 flex flex-col gap-5">
        {steps.map(({ text, picture }, at) => (
          <li key={i18n._(text)} className="grid grid-cols-[--spacing(8)_minmax(0,1fr)] gap-x-3.5">
            <span
              aria-hidden
              className="grid size-8 place-items-center rounded-full bg-brand-soft text-sm font-semibold text-brand-strong"
            >
              {at + 1}
            </span>
            <div>
              <p className="max-w-2xl pt-0.5 leading-7">{i18n._(text)}</p>
              {picture === undefined ? null : <ProductPicture name={picture} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
