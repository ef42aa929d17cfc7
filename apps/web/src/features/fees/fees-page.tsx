import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import type { Language } from '@saer/i18n/locale';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Question } from '../../components/layout/question.tsx';
import { openCalculatorPath } from '../../lib/form/calculator-link.ts';
import { feeSignature } from './tables/fee-stores.ts';
import { FeeContent } from './tables/fee-content.tsx';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

interface Props {
  readonly language: Language;
  readonly book: PublicFeeBook;
}

/** The fee tables of today in public, with source, date and status of every figure. */
export function FeesPage({ language, book }: Props) {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="max-w-3xl text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>Fees of noon and Amazon in Saudi Arabia</Trans>
      </h1>
      <p className="mt-2.5 max-w-2xl text-base leading-7 text-muted">
        <Trans>
          What the stores take from your price: the commission of your category, the fee of your size class,
          and the prices at which you earn less than at a lower one.
        </Trans>
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {/* The script shows it: without one the browser's own search finds everything. */}
        <input
          type="search"
          data-fees-search
          hidden
          autoComplete="off"
          aria-label={t`Find a category or a size class`}
          placeholder={t`Find a category or a size class`}
          className="h-control w-full max-w-sm rounded-control border border-edge bg-field px-3.5 text-base sm:text-sm [&[hidden]]:hidden"
        />
        <a className={buttonStyle('primary')} href={openCalculatorPath}>
          <Trans>Price a product with these fees</Trans>
        </a>
        <output className="text-sm text-muted">
          <span hidden>
            <Trans>
              Rows found: <span data-fees-count />
            </Trans>
          </span>
        </output>
      </div>
      <p
        data-fees-error
        hidden
        role="alert"
        className="mt-6 rounded-control bg-warning-soft px-4 py-3 text-sm leading-6 [&[hidden]]:hidden"
      >
        <Trans>The fees of today could not be loaded. Those below are of the day they name.</Trans>
      </p>
      <div data-fees={feeSignature(book)} className="mt-6">
        <FeeContent language={language} book={book} />
      </div>
      <section aria-labelledby="fee-questions" className="mt-12">
        <h2 id="fee-questions" className="text-2xl leading-snug font-semibold">
          <Trans>Questions about fees</Trans>
        </h2>
        <div className="mt-3 divide-y divide-line border-y border-line">
          <Question asks={<Trans>Why does a higher price earn less?</Trans>}>
            <Trans>
              At some prices a fee rises at once: the fulfilment fee of most size classes above 25 riyals, or
              DirectShip’s shipping credit that falls. Just above such a price the higher fee takes more than
              the higher price brings.
            </Trans>
          </Question>
          <Question asks={<Trans>How current are these figures?</Trans>}>
            <Trans>
              The page asks for the fees of today whenever it opens, and says the day they are of. Each figure
              has a source; what no public source confirms is marked “to be confirmed”.
            </Trans>
          </Question>
          <Question asks={<Trans>My statement says something else. What now?</Trans>}>
            <Trans>
              The store may have measured another size class, or agreed other fees with you. Tell us which
              figure differs and where you read it: we check it and correct the table.
            </Trans>
          </Question>
        </div>
      </section>
    </div>
  );
}

export function feesHead(i18n: I18n, language: Language, book: PublicFeeBook): PageHead {
  const title = i18n._(msg`Fees of noon and Amazon in Saudi Arabia`);
  const description = i18n._(
    msg`The commissions, fulfilment fees and size classes of noon and Amazon in Saudi Arabia, each with its source and date, and the prices that earn less than a lower one.`,
  );
  const siteName = i18n._(msg`Saer`);
  return {
    title: `${title} · ${siteName}`,
    description,
    siteName,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Dataset',
      name: title,
      description,
      inLanguage: language,
      dateModified: book.on,
      isAccessibleForFree: true,
      spatialCoverage: 'SA',
      creator: { '@type': 'Organization', name: siteName },
    },
  };
}
