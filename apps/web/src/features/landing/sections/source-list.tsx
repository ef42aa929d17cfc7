import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import { linkStyle } from '../../../components/button/link-style.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { type FeeSource, feeSources } from '../fee-sources.ts';

/** Where each store's fees come from, and how many of them are confirmed. */
export function SourceList({ language }: { readonly language: Language }) {
  return (
    <ul className="mt-4 grid gap-x-8 gap-y-4 text-sm leading-6 text-muted md:grid-cols-3">
      {feeSources(language).map((source) => (
        <li key={source.store.code}>
          <h3 className="font-medium text-ink">{nameOf(source.store, language)}</h3>
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
