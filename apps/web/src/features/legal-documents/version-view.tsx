import { Trans, useLingui } from '@lingui/react/macro';
import type { LegalVersionWithTexts, LegalVersion } from '@saer/contract/legal/legal-document';
import { canTakeLegalStep, legalPages } from '@saer/contract/legal/legal-states';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Link, useBlocker, useNavigate } from '@tanstack/react-router';
import { ArrowUpRight, ListChecks } from 'lucide-react';
import { Suspense, useState, Fragment, useId } from 'react';
import { Button } from '../../components/button/button.tsx';
import { buttonStyle } from '../../components/button/button-style.ts';
import { Card } from '../../components/layout/card.tsx';
import { DiscardQuestion } from '../../components/overlay/discard-question.tsx';
import { lazyComponent } from '../../components/layout/lazy-component.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { Tabs } from '../../components/button/tabs.tsx';
import { documentWords } from '../../domain/legal/document-words.ts';
import { useLanguage } from '../../lib/language/language.ts';
import { useCurrentUser } from '../../lib/session/session.ts';
import { useAddressFilter } from '../../lib/address/list-state.ts';
import { ConfirmVersion } from './confirm-version.tsx';
import { DraftEditor, type DraftValues } from './draft-editor.tsx';
import { versionQuery, withdrawMutation, removeDraftMutation, previewQuery } from './queries.ts';
import { VersionBadge } from './version-badge.tsx';
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { keyed, LegalText } from './legal-text.tsx';

type TextPreviewProps = { readonly texts: { readonly textAr: string; readonly textEn: string } };

/** Both texts as readers see them, side by side, and the blanks that are left. */
function TextPreview({ texts: { textAr, textEn } }: TextPreviewProps) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { data, error } = useQuery(previewQuery({ textAr, textEn }));
  if (data === undefined)
    return error === null ? <Skeleton lines={12} /> : <ErrorState>{failureWords(error)}</ErrorState>;
  const blanks = keyed([...new Set(data.blanks.map(({ text }) => text))]).map(({ key, part }) => (
    <Fragment key={key}>
      {key === '0' ? '' : ' · '}
      <bdi>{part}</bdi>
    </Fragment>
  ));
  return (
    <div className="flex flex-col gap-4">
      {data.blanks.length === 0 ? null : (
        <Notice tone="warning">
          <Trans>
            To be filled in before the text can be confirmed: <span>{blanks}</span>
          </Trans>
        </Notice>
      )}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        {(['ar', 'en'] as const).map((language) => (
          <Card key={language} labelledBy={`${id}-${language}`}>
            <h2 id={`${id}-${language}`} className="text-xs font-medium text-muted">
              {language === 'ar' ? t`Arabic text` : t`English text`}
            </h2>
            <LegalText blocks={data[language]} language={language} />
          </Card>
        ))}
      </div>
    </div>
  );
}

type RemoveDraftProps = { readonly version: LegalVersion; readonly onClose: () => void };

/** Deletes a draft after confirmation. */
function RemoveDraft({ version: { id, document, number }, onClose }: RemoveDraftProps) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation(removeDraftMutation);
  const remove = (): void =>
    mutate(id, {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`The draft is deleted.` });
        void navigate({ to: '/admin/legal-documents', search: { document } });
      },
      onError: (error) => {
        showToast({ tone: 'negative', text: failureWords(error) });
        onClose();
      },
    });
  return (
    <ConfirmDialog
      title={t`Delete the draft of version ${number}?`}
      confirm={t`Delete`}
      onConfirm={remove}
      onClose={onClose}
      isPending={isPending}
    >
      {t`Both texts of the draft are gone then. Confirmed versions are not affected.`}
    </ConfirmDialog>
  );
}

type Props = { readonly version: LegalVersion; readonly onClose: () => void };

/** Takes a confirmed version back to draft, after confirmation. */
function WithdrawVersion({ version: { id, version, number }, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation(withdrawMutation);
  const withdraw = (): void =>
    mutate(
      { id, version },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`Version ${number} is a draft again.` }),
        onError: (error) => showToast({ tone: 'negative', text: failureWords(error) }),
        onSettled: onClose,
      },
    );
  return (
    <ConfirmDialog
      title={t`Withdraw version ${number}?`}
      confirm={t`Withdraw`}
      onConfirm={withdraw}
      onClose={onClose}
      isPending={isPending}
    >
      {t`It does not come into force and is a draft again. Until another version is confirmed, the one in force stays.`}
    </ConfirmDialog>
  );
}

const TextCompare = lazyComponent(async () => (await import('./text-compare.tsx')).TextCompare);

type Asked = 'confirm' | 'withdraw' | 'remove';

/** One version of a document: `?id=`. */
export function VersionView({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(versionQuery(id));
  if (data !== undefined) return <OneVersion version={data} />;
  return <QueryFallback error={error} onRetry={refetch} lines={12} />;
}

function OneVersion({ version }: { readonly version: LegalVersionWithTexts }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const user = useCurrentUser();
  const { value: tab, choose } = useAddressFilter('tab');
  const [asked, setAsked] = useState<Asked>();
  const [typed, setTyped] = useState<DraftValues>();
  const close = (): void => setAsked(undefined);
  const isTouched = typed !== undefined;
  // Another view of the same version keeps what was typed.
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      isTouched &&
      (current.pathname !== next.pathname || Number(Reflect.get(next.search, 'id')) !== version.id),
    enableBeforeUnload: () => isTouched,
    withResolver: true,
  });
  const { document, number, state, isCurrent } = version;
  const isDraft = state === 'DRAFT';
  const isSuper = user?.role === 'SUPER_ADMIN';
  const texts = typed ?? version;
  const isPublic = isCurrent || !isDraft;
  const title = i18n._(documentWords[document]);
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        isNamed
        title={
          <Trans>
            {title}, version {number}
          </Trans>
        }
        meta={<VersionBadge version={version} />}
        actions={
          <>
            <Link to="/admin/legal-documents" search={{ document }} className={buttonStyle('plain')}>
              <ListChecks aria-hidden className="size-4" />
              <Trans>All versions</Trans>
            </Link>
            {isPublic ? (
              <a
                href={`/${language}${legalPages[document]}${isCurrent ? '' : `?version=${number}`}`}
                target="_blank"
                rel="noreferrer"
                className={buttonStyle('plain')}
              >
                <ArrowUpRight aria-hidden className="size-4" />
                <Trans>Public page</Trans>
              </a>
            ) : null}
            {isDraft ? (
              <Button onPress={() => setAsked('remove')}>
                <Trans>Delete draft</Trans>
              </Button>
            ) : null}
            {canTakeLegalStep(state, 'withdraw') && !isCurrent && isSuper ? (
              <Button onPress={() => setAsked('withdraw')}>
                <Trans>Withdraw</Trans>
              </Button>
            ) : null}
            {canTakeLegalStep(state, 'confirm') && isSuper ? (
              <Button tone="primary" isDisabled={isTouched} onPress={() => setAsked('confirm')}>
                <Trans>Confirm…</Trans>
              </Button>
            ) : null}
          </>
        }
      />
      <Tabs
        label={t`Views of the version`}
        chosen={tab}
        onChoose={(next) => choose(next, true)}
        pages={[
          ...(isDraft
            ? [
                {
                  id: 'edit',
                  title: t`Edit`,
                  content: <DraftEditor version={version} typed={typed} onType={setTyped} />,
                },
              ]
            : []),
          { id: 'preview', title: t`Preview`, content: <TextPreview texts={texts} /> },
          {
            id: 'compare',
            title: t`Compare`,
            content: (
              <Suspense fallback={<Skeleton lines={8} />}>
                <Card>
                  <TextCompare version={version} texts={texts} />
                </Card>
              </Suspense>
            ),
          },
        ]}
      />
      {leaving.status === 'blocked' ? (
        <DiscardQuestion onDiscard={leaving.proceed} onBack={leaving.reset} />
      ) : null}
      {asked === 'confirm' ? <ConfirmVersion version={version} onClose={close} /> : null}
      {asked === 'withdraw' ? <WithdrawVersion version={version} onClose={close} /> : null}
      {asked === 'remove' ? <RemoveDraft version={version} onClose={close} /> : null}
    </div>
  );
}
