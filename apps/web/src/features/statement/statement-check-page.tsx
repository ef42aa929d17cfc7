import { Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { Suspense } from 'react';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { AssignColumns } from './columns/assign-columns.tsx';
import { FileList } from './files/file-list.tsx';
import { KnownFormats } from './files/known-formats.tsx';
import { StatementDrop } from './files/statement-drop.tsx';
import { WorkProgress } from './files/work-progress.tsx';
import { StatementClaims } from './lazy-statement-claims.tsx';
import { StatementRates } from './lazy-statement-rates.tsx';
import { ResultActions } from './result/result-actions.tsx';
import { StatementResult } from './result/statement-result.tsx';
import { StatementReadAborted } from './reading/statement-reader.ts';
import { useStatement } from './use-statement.ts';

/** Holds a store's statement against its fee tables, in the browser alone. */
export function StatementCheckPage() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const session = useStatement();
  const { phase, error } = session;
  const unassigned =
    phase.is === 'unread' ? phase.read.files.find(({ outcome }) => outcome.is === 'unassigned') : undefined;
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Statement check`}
        about={
          <Trans>
            Is every fee on your statement what the store’s own fee table says? Line by line, to the halala.
          </Trans>
        }
        actions={phase.is === 'checked' ? <ResultActions session={session} check={phase.check} /> : undefined}
      />
      {error === null ? null : (
        <div role="alert">
          <Notice tone="danger">
            {error instanceof StatementReadAborted
              ? t`The file could not be read. Download it again from the store, or save it as .csv, and try once more.`
              : failureWords(error)}
          </Notice>
        </div>
      )}
      {phase.is === 'working' ? (
        <WorkProgress progress={phase.progress} onCancel={session.startOver} />
      ) : null}
      {phase.is === 'start' || phase.is === 'unread' ? (
        <>
          {unassigned === undefined ? null : (
            <AssignColumns
              key={unassigned.index}
              file={unassigned}
              onAssign={(columns) => void session.assign(unassigned.index, columns)}
              onCancel={session.startOver}
            />
          )}
          {phase.is === 'unread' && unassigned === undefined ? (
            <FileList read={phase.read} isOnlyFiles />
          ) : null}
          {unassigned === undefined ? (
            <>
              <StatementDrop onFiles={(files) => void session.addFiles(files)} />
              <p className="flex items-start gap-2 text-sm text-muted">
                <Lock aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-strong" />
                <Trans>
                  Your file never leaves this browser: it is read and checked here, and is gone when you leave
                  the page. Only your saved products and the fee tables are fetched from Saer, by their dates.
                  The sums of each statement, and claims that you record, stay in this browser. With your
                  account they are saved only if you press for it, as are commission rates.
                </Trans>
              </p>
              <Suspense>
                <StatementClaims session={session} />
              </Suspense>
              <Suspense>
                <StatementRates />
              </Suspense>
              <KnownFormats />
            </>
          ) : null}
        </>
      ) : null}
      {phase.is === 'checked' ? <StatementResult session={session} phase={phase} /> : null}
    </div>
  );
}
