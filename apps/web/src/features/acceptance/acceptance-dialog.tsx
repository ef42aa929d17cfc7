import { Trans, useLingui } from '@lingui/react/macro';
import type { RequiredVersion } from '@saer/contract/legal/legal-acceptance';
import { legalPages } from '@saer/contract/legal/legal-states';
import type { Language } from '@saer/i18n/locale';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation } from '@tanstack/react-query';
import { Download, LogOut } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { Day } from '../../components/figure/day.tsx';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../components/overlay/dialog.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { Notice } from '../../components/layout/notice.tsx';
import { documentWords } from '../../domain/legal/document-words.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { saveFile } from '../../lib/browser/save-file.ts';
import { signOut } from '../../lib/session/session.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { acceptMutation, ownDataMutation } from './queries.ts';

const changesKeys = { ar: 'changesAr', en: 'changesEn' } as const satisfies Record<Language, string>;

/** A document to accept: a link to its text, and what changed since the version accepted before. */
function Document({ version }: { readonly version: RequiredVersion }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { document, number, effectiveFrom, changes } = version;
  const told = changes.flatMap((change) => {
    const text = change[changesKeys[language]];
    return text === null ? [] : [{ number: change.number, text }];
  });
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <span className="flex flex-wrap items-baseline gap-x-3">
        <a
          href={`/${language}${legalPages[document]}`}
          target="_blank"
          rel="noreferrer"
          className={linkStyle}
        >
          {i18n._(documentWords[document])}
        </a>
        <span className="text-xs text-muted">
          <Trans>
            version {number}, in force from <Day day={effectiveFrom} />
          </Trans>
        </span>
      </span>
      {told.map((change) => (
        <p key={change.number} dir="auto" className="text-sm whitespace-pre-line text-ink">
          {change.text}
        </p>
      ))}
    </li>
  );
}

type Props = {
  readonly account: number;
  readonly required: readonly RequiredVersion[];
  readonly onLater: () => void;
};

/** Asks a seller to accept the documents in force, says what changed, and leaves every other way open. */
export function AcceptanceDialog({ account, required, onLater }: Props) {
  const { t } = useLingui();
  const { mutate: accept, isPending, error } = useMutation(acceptMutation(account));
  const { mutate: download, isPending: isDownloading } = useMutation(ownDataMutation);
  const isFirst = required.every(({ acceptedNumber }) => acceptedNumber === null);
  const acceptAll = (): void =>
    accept(
      required.map(({ id }) => id),
      { onSuccess: () => showToast({ tone: 'positive', text: t`Thank you. You can go on.` }) },
    );
  const saveOwnData = (): void =>
    download(undefined, {
      onSuccess: (found) =>
        saveFile(
          new Blob([JSON.stringify(found, null, 2)], { type: 'application/json' }),
          `saer-${riyadhDay(new Date())}.json`,
        ),
    });
  return (
    <Dialog title={isFirst ? t`Please read and accept` : t`Our terms have changed`} onClose={onLater} isAlert>
      <div role="alert" className="empty:hidden">
        {error === null ? null : <Notice tone="danger">{error.message}</Notice>}
      </div>
      <ul className="divide-y divide-line">
        {required.map((version) => (
          <Document key={version.id} version={version} />
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted">
        <Trans>
          Until you accept, you can read, download and delete everything that is yours, but not add or change
          anything.
        </Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button tone="quiet" onPress={saveOwnData} isPending={isDownloading}>
          <Download aria-hidden className="size-4" />
          <Trans>Download my data</Trans>
        </Button>
        <Button tone="quiet" onPress={() => void signOut()}>
          <LogOut aria-hidden className="size-4" />
          <Trans>Sign out</Trans>
        </Button>
      </div>
      <DialogActions>
        <Button onPress={onLater}>{t`Later`}</Button>
        <Button tone="primary" onPress={acceptAll} isPending={isPending}>
          <Trans>Accept</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
