import { useLingui } from '@lingui/react';
import { Trans } from '@lingui/react/macro';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { formatDay } from '@saer/i18n/format-date';
import { isolate } from '@saer/i18n/isolate-ltr';
import type { ReactNode } from 'react';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import type { Source } from '../tool.ts';

const confirmed = new Set(['sourced', 'confirmed', 'seenOnStatements']);

const isFact = (source: Source): boolean => {
  if (source.kind === 'words') return source.isConfirmed;
  return source.kind === 'serviceFee' ? isConfirmed(source.fee.status) : confirmed.has(source.status);
};

const getKey = (source: Source): string => {
  if (source.kind === 'words') return source.text.id;
  return source.kind === 'serviceFee' ? `${source.fee.store} ${source.fee.nameEn}` : source.name;
};

function SourceText({ source }: { readonly source: Source }): ReactNode {
  const { _ } = useLingui();
  const language = useLanguage();
  if (source.kind === 'words') return _(source.text);
  if (source.kind === 'serviceFee') {
    const name = getName(source.fee, language);
    const day = isolate(formatDay(source.fee.effectiveFrom));
    return (
      <Trans>
        Service fee “{name}”, in force since {day}
      </Trans>
    );
  }
  const { name, effectiveFrom } = source;
  const day = isolate(formatDay(effectiveFrom));
  return (
    <Trans>
      Fee table “{name}”, in force since {day}
    </Trans>
  );
}

/** Where the figures come from, and which of them are still to be confirmed. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  return (
    <div className="border-t border-line py-3 text-xs text-muted">
      <h2 className="font-medium text-ink">
        <Trans>Sources</Trans>
      </h2>
      <ul className="mt-1 flex flex-col gap-1">
        {sources.map((source) => (
          <li key={getKey(source)}>
            <SourceText source={source} />
            {'status' in source && source.status === 'seenOnStatements' ? (
              <>
                {' · '}
                <Trans>commission seen on your statements</Trans>
              </>
            ) : null}
            {isFact(source) ? null : (
              <>
                {' · '}
                <span className="text-warning">
                  <Trans>to be confirmed</Trans>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
