import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import type { LegalAcceptance } from '@saer/contract/legal-document';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/badge.tsx';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { Instant } from '../../../components/instant.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { documentWords } from '../../../domain/legal/document-words.ts';
import { personName } from '../person-name.ts';
import { acceptancesQuery } from '../queries.ts';

function Line({ acceptance }: { readonly acceptance: LegalAcceptance }) {
  const { t, i18n } = useLingui();
  const { document, number, isDraft, language, source, acceptedAt, textHash } = acceptance;
  const name = i18n._(documentWords[document]);
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium text-ink">
        <Trans>
          {name}, version {number}
        </Trans>
        {isDraft ? <Badge tone="warning">{t`Draft`}</Badge> : null}
      </span>
      <span className="text-xs text-muted">
        <Instant at={acceptedAt} />
        {' · '}
        {source === 'REGISTRATION' ? t`when registering` : t`when asked`}
        {' · '}
        {language === 'ar' ? t`in Arabic` : t`in English`}
      </span>
      <span className="text-xs text-muted">
        <Trans>
          SHA-256 of the texts:{' '}
          <code dir="ltr" className="break-all">
            {textHash}
          </code>
        </Trans>
      </span>
    </li>
  );
}

type Props = { readonly account: Account; readonly onClose: () => void };

/** Lists the documents that an account accepted, and when. */
export function Acceptances({ account, onClose }: Props) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(acceptancesQuery(account.id));
  const name = personName(account);
  return (
    <Dialog title={t`What ${name} accepted`} onClose={onClose}>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={4} />
      ) : data.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>
            Nothing yet: the account was not registered by its owner. They are asked once a confirmed version
            is in force.
          </Trans>
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {data.map((acceptance) => (
            <Line
              key={`${acceptance.document}-${acceptance.number}-${acceptance.isDraft}`}
              acceptance={acceptance}
            />
          ))}
        </ul>
      )}
      <DialogActions>
        <Button onPress={onClose}>{t`Close`}</Button>
      </DialogActions>
    </Dialog>
  );
}
