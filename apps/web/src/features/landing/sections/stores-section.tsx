import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { lineLinkStyle, linkStyle } from '../../../components/button/button-style.ts';
import { Section } from './section.tsx';
import { getName, type NamedByCode } from '../../../domain/names/name.ts';
import { feeBook, type PublicFeeBook } from '@saer/contract/fees/fee-book';
import { isConfirmed } from '@saer/contract/fees/provenance';

import snapshot from '../demo/fee-book-snapshot.json' with { type: 'json' };

/** Counts how many figures of a kind have a public source or an admin's confirmation. */
interface SourcedCount {
  readonly sourced: number;
  readonly total: number;
}

/** Where a store's fees come from. */
interface FeeSource {
  readonly store: NamedByCode;
  readonly commissions: SourcedCount;
  readonly sizeClasses: SourcedCount;
  /** Commissions about which the sources disagree. */
  readonly conflicting: number;
  /** The store's own pages that are named as sources, without `https://`. */
  readonly pages: readonly string[];
}

interface Figure {
  readonly status: Parameters<typeof isConfirmed>[0];
  readonly source: string | null;
}

const getCount = (figures: readonly Figure[]): SourcedCount => ({
  sourced: figures.filter(({ status }) => isConfirmed(status)).length,
  total: figures.length,
});

/** Pages of the stores themselves: transcriptions by others are sources, but nothing to send readers to. */
const storePage = /\b(?:support\.noon\.partners|sell\.amazon\.sa)\/[\w/{},-]+/g;

const pagesIn = (figures: readonly Figure[], language: Language): string[] => [
  ...new Set(
    figures
      .flatMap(({ source }) => source?.match(storePage) ?? [])
      .map((page) => page.replace('{en,ar}', language)),
  ),
];

function getSource(store: PublicFeeBook['stores'][number], language: Language): FeeSource[] {
  const { feeTable } = store;
  if (feeTable === null || feeTable.store.manualRates) return [];
  const commissions = Object.values(feeTable.referralProvenance);
  const { sizeClasses } = feeTable;
  return [
    {
      store,
      commissions: getCount(commissions),
      sizeClasses: getCount(sizeClasses),
      conflicting: commissions.filter(({ status }) => status === 'conflicting').length,
      pages: pagesIn([...commissions, ...sizeClasses], language),
    },
  ];
}

/** The sources of the fees that the page is built with. For the build: browsers have only the fees. */
const feeSources = (language: Language): readonly FeeSource[] =>
  feeBook.reply.parse(snapshot).stores.flatMap((store) => getSource(store, language));

/** Where each store's fees come from, and how many of them are confirmed. */
function SourceList({ language }: { readonly language: Language }) {
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-4 text-sm leading-6 text-muted md:grid-cols-3">
      {feeSources(language).map((source) => (
        <li key={source.store.code}>
          <h3 className="font-medium text-ink">{getName(source.store, language)}</h3>
          <Counts source={source} />
          {source.pages.map((page) => (
            <a
              key={page}
              dir="ltr"
              className={`${linkStyle} block w-fit max-w-full truncate`}
              href={`https://${page}`}
              rel="noopener noreferrer"
            >
              {page.slice(0, page.indexOf('/'))}
            </a>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Counts({ source: { commissions, sizeClasses, conflicting } }: { readonly source: FeeSource }) {
  return (
    <p>
      <Trans>
        With a public source: {commissions.sourced} of {commissions.total} commissions, {sizeClasses.sourced}{' '}
        of {sizeClasses.total} size classes.
      </Trans>{' '}
      {conflicting === 0 ? null : <Trans>Sources disagree on {conflicting} commissions.</Trans>}
    </p>
  );
}

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Which stores are covered, by which fees, and how sure those are. */
export function StoresSection({ language, children }: Props) {
  return (
    <Section
      id="stores"
      title={<Trans>Stores covered, and the date of their fees</Trans>}
      lead={
        <Trans>
          Every fee table has a name and a date, and every answer says which one it used. What no public
          source confirms is marked, never passed off as a fact.
        </Trans>
      }
    >
      {children}
      <SourceList language={language} />
      <a className={`${lineLinkStyle} mt-2 text-sm`} href={`/${language}/fees`}>
        <Trans>All fees, by category and size class</Trans>
      </a>
      <p className="mt-1 text-sm leading-6 text-muted">
        <Trans>
          “To be confirmed” means that we found no public source for these rates. Check them in your seller
          account before you rely on them.
        </Trans>
      </p>
    </Section>
  );
}
