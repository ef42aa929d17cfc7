import { Trans, useLingui } from '@lingui/react/macro';
import { Lock, ReceiptText, LoaderCircle } from 'lucide-react';
import { Suspense, useId } from 'react';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { AssignColumns } from './columns/assign-columns.tsx';
import { FileList } from './files/file-list.tsx';
import { StatementClaims } from './lazy-statement-claims.tsx';
import { StatementRates } from './lazy-statement-rates.tsx';
import { ResultActions } from './result/result-actions.tsx';
import { StatementResult } from './result/statement-result.tsx';
import { StatementReadAborted } from './reading/statement-reader.ts';
import { useStatement } from './use-statement.ts';
import { acceptedFiles } from '@saer/spreadsheet/read/opened-file';
import { DropZone } from '../../components/form/drop-zone.tsx';
import { useDroppedFile } from '../../lib/hooks/use-dropped-file.ts';
import { plural } from '@lingui/core/macro';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { ProgressBar } from '../../components/layout/progress-bar.tsx';
import type { StatementProgress } from './reading/statement-tasks.ts';
import { Disclosure } from '../../components/layout/disclosure.tsx';

/** Which files are known and from where, and what is ours. */
function KnownFormats() {
  const { t } = useLingui();
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Where to find your statement, and what we know of it</Trans>
      </h2>
      <dl className="mt-3 grid gap-x-6 gap-y-3 text-sm md:grid-cols-2">
        <div>
          <dt className="font-medium text-ink">{t`noon: Statement Detail Report`}</dt>
          <dd className="text-muted">
            <Trans>
              Seller Lab, Payments and Fees, Statements: Download. Its columns are in noon’s help; noon says
              there that the fees are without VAT.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`noon: Consolidated Item Level Fees Report`}</dt>
          <dd className="text-muted">
            <Trans>
              Seller Lab, Reports, Custom Reports: Generate report. Its columns are from public code that
              reads it.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`noon: Transaction View`}</dt>
          <dd className="text-muted">
            <Trans>
              The finance export with one row for each item. Its columns are from public code that reads it;
              its headers say that the fees are with VAT.
            </Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`noon: FBN inventory with measurements`}</dt>
          <dd className="text-muted">
            <Trans>The export of your stock with pbarcode and sides: add it beside a statement.</Trans>
          </dd>
        </div>
        <div>
          <dt className="font-medium text-ink">{t`Amazon: settlement flat file (V2)`}</dt>
          <dd className="text-muted">
            <Trans>
              Seller Central, Payments, All statements. Only the public format is known; whether Amazon.sa’s
              fees include VAT there is not documented, so we go by which of the two agrees.
            </Trans>
          </dd>
        </div>
      </dl>
      <div className="mt-2">
        <Disclosure title={t`How a line is checked`}>
          <ul className="list-disc space-y-1 ps-5 pb-1 text-sm text-muted">
            <li>
              <Trans>
                The fee table is the one in force on the day of the order. Commission and fulfilment are
                rounded as noon does: price × rate × (1 + VAT), once for each line.
              </Trans>
            </li>
            <li>
              <Trans>
                A line is matched with your saved products by P-barcode, your SKU, or the store’s SKU. Without
                one, it is not checked: you see what most lines of the product are charged, and every rate and
                fee that the fee table does not have.
              </Trans>
            </li>
            <li>
              <Trans>
                Why a fee differs is our conclusion: another size class, rate, price or date that gives
                exactly the fee charged. The store decides.
              </Trans>
            </li>
            <li>
              <Trans>
                A file with other columns is read too: you say which column is what. Where a header says “with
                VAT” or “before VAT”, it decides.
              </Trans>
            </li>
          </ul>
        </Disclosure>
      </div>
    </Card>
  );
}

type Props = { readonly progress: StatementProgress | undefined; readonly onCancel: () => void };

/** A statement is being read or checked beside the page; it can be cancelled at any time. */
function WorkProgress({ progress, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Card>
      <div className="flex flex-col items-center gap-3 py-8 text-center">
        <LoaderCircle aria-hidden className="size-8 animate-spin text-brand motion-reduce:animate-none" />
        <output className="text-sm text-ink">
          {progress?.task === 'checking' ? (
            <Trans>Checking every line…</Trans>
          ) : (
            <Trans>Reading your statement…</Trans>
          )}
        </output>
        {progress === undefined ? null : (
          <div className="flex w-full max-w-sm flex-col gap-1.5">
            <ProgressBar label={t`Progress`} value={progress.done} max={progress.of} />
            <span className="text-sm text-muted tabular-nums">
              {t`${plural(progress.lines, { one: '# line', other: '# lines' })}`}
            </span>
          </div>
        )}
        <Button onPress={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </Card>
  );
}

/** Takes statements that are chosen, or one dropped anywhere on the page. */
function StatementDrop({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const isOver = useDroppedFile((file) => onFiles([file]));
  return (
    <DropZone
      icon={<ReceiptText />}
      title={<Trans>Drop your statement here</Trans>}
      about={
        <Trans>
          noon’s Statement Detail Report or Consolidated Item Level Fees Report (.xlsx or .csv), or Amazon’s
          settlement flat file (.txt). Several months at once are fine. Add noon’s FBN inventory export to see
          what noon measured.
        </Trans>
      }
      choose={<Trans>Choose files</Trans>}
      accept={acceptedFiles}
      isMultiple
      isOver={isOver}
      onFiles={onFiles}
    />
  );
}

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
