import { Trans } from '@lingui/react/macro';
import { publicPageAddress } from '@saer/contract/site/public-pages';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { buttonStyle, linkStyle } from '../../components/button/button-style.ts';
import { openCalculatorPath } from '../../lib/form/calculator-link.ts';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PageHead } from '../../domain/site/page-head.ts';

/** Says what Saer is, how it works and what it promises. */
export function AboutPage({ language }: { readonly language: Language }) {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-12 sm:px-8 sm:pt-12">
      <h1 className="max-w-3xl text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        <Trans>A price is right when every riyal of it has a name</Trans>
      </h1>
      <p className="mt-2.5 max-w-2xl text-base leading-7 text-muted">
        <Trans>
          Saer tells online sellers in Saudi Arabia what to charge: the price that leaves the profit they want
          after commission, fulfilment fee, their own costs and VAT.
        </Trans>
      </p>
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-2">
        <Part id="why" title={<Trans>Why we build it</Trans>}>
          <p>
            <Trans>
              Most sellers price in a spreadsheet: cost divided by one minus the percentages. It looks right,
              and it misses what is not a percentage: a fee that jumps at 25 riyals, a parcel that weighs ten
              grams too much, a shipping credit that ends, VAT on the fees themselves.
            </Trans>
          </p>
          <p>
            <Trans>
              Nobody sees those losses in a table of a thousand rows. Saer looks at each price with the fees
              that apply at exactly that price, and says where a higher one would earn less.
            </Trans>
          </p>
        </Part>
        <Part id="how" title={<Trans>How a price is computed</Trans>}>
          <p>
            <Trans>
              In whole halalas, line by line as the store’s statement does, without estimates: the lowest
              price that reaches your target, the receipt that adds up to it, and every price near it that
              would miss the target again.
            </Trans>
          </p>
          <p>
            <Trans>
              The rules are written down and tested against cases worked out by hand and against the same
              algorithm in other languages; the calculator, the sheets and the API all use the same engine.
            </Trans>
          </p>
        </Part>
        <Part id="sources" title={<Trans>Where the fees come from</Trans>}>
          <p>
            <Trans>
              From public sources: the stores’ own articles and transcriptions of their price lists. Each
              figure names its source and the day it is in force from. Where sources disagree or none was
              found, the figure is marked “to be confirmed” until somebody has checked it.
            </Trans>
          </p>
          <p>
            <a className={linkStyle} href={publicPageAddress(language, '/fees')}>
              <Trans>See every fee with its source</Trans>
            </a>
          </p>
        </Part>
        <Part id="promises" title={<Trans>What you can rely on</Trans>}>
          <ul className="list-disc space-y-1.5 ps-5 marker:text-line-strong">
            <li>
              <Trans>
                Your products and margins are yours: no other seller sees them, and you can take them with you
                or delete them at any time.
              </Trans>
            </li>
            <li>
              <Trans>
                When a plan ends nothing is locked away: everything stays readable, downloadable, deletable.
              </Trans>
            </li>
            <li>
              <Trans>
                Card numbers never reach our servers: they are typed on the payment gateway’s own page.
              </Trans>
            </li>
            <li>
              <Trans>No advertising, no trackers, no scripts or fonts of others.</Trans>
            </li>
            <li>
              <Trans>
                Saer is independent: it belongs neither to noon nor to Amazon, and earns nothing from what you
                sell.
              </Trans>
            </li>
          </ul>
        </Part>
      </div>
      <div className="mt-10 flex flex-wrap items-center gap-3">
        <a className={buttonStyle('primary')} href={openCalculatorPath}>
          <Trans>Price a product now</Trans>
        </a>
        <a className={buttonStyle('plain')} href={publicPageAddress(language, '/contact-us')}>
          <Trans>Write to us</Trans>
        </a>
      </div>
    </div>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <div className="mt-2 space-y-3 text-base leading-7 text-muted">{children}</div>
    </section>
  );
}

export const aboutHead = (i18n: I18n): PageHead => ({
  title: i18n._(msg`About us · Saer`),
  description: i18n._(
    msg`Why Saer exists, how it computes a price, where its fees come from, and what it promises about your figures.`,
  ),
  siteName: i18n._(msg`Saer`),
  structuredData: {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: i18n._(msg`Saer`),
    areaServed: 'SA',
  },
});
