import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { differenceOf, isSame } from '../compare/difference.ts';
import { DifferenceView } from '../compare/difference-view.tsx';
import { WhoChanged } from '../conflict/who-changed.tsx';
import { exportMutation } from '../queries.ts';
import { AskedRates } from './asked-rates.tsx';
import { CellErrors } from './cell-errors.tsx';
import { DropFile } from './drop-file.tsx';
import { saveWorkbook } from './file-bytes.ts';
import { useImport } from './use-import.ts';

/** Brings the version as a workbook. */
function ExportButton({ feeTableId }: { readonly feeTableId: number }) {
  const words = useFailureWords();
  const { mutate, isPending } = useMutation(exportMutation);
  const exportWorkbook = (): void =>
    mutate(feeTableId, {
      onSuccess: ({ fileName, file }) => saveWorkbook(fileName, file),
      onError: (error) => showToast({ tone: 'negative', text: words(error) }),
    });
  return (
    <Button onPress={exportWorkbook} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Export as .xlsx</Trans>
    </Button>
  );
}

/** A version as a workbook: out, and for a draft in again, with the difference to accept. */
export function WorkbookTab({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const { read, asked, failure, open, answer, accept, forget, isReading, isWriting, isTooLarge } =
    useImport(version);
  const content = read?.content ?? null;
  const difference = content === null ? undefined : differenceOf(version, { ...content, ...content.rules });
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-52 flex-1 text-sm text-muted">
            <Trans>
              The whole table as an Excel workbook: size classes, slabs, commissions, rules for all products
              and shipping credit, a sheet each. Without the last two sheets the rules stay as they are.
            </Trans>
          </p>
          <ExportButton feeTableId={version.id} />
        </div>
      </Card>
      {version.state === 'draft' ? (
        <Card>
          <div className="flex flex-col gap-4">
            <DropFile
              isPending={isReading}
              onFile={(file) => {
                if (isTooLarge(file)) {
                  showToast({
                    tone: 'negative',
                    text: t`This file is larger than 1 MB. Is it the right one?`,
                  });
                } else void open(file);
              }}
            />
            <FormError>
              {failure === undefined ? undefined : failure.isStale ? (
                <>
                  <WhoChanged entity="feeTable" entityId={version.id} />{' '}
                  <Trans>The changes below were recalculated; review them and apply again.</Trans>
                </>
              ) : (
                failure.words
              )}
            </FormError>
            {read === undefined || read.problems.length === 0 ? null : (
              <CellErrors problems={read.problems} more={read.more} />
            )}
            {difference === undefined || content === null ? null : (
              <section className="flex flex-col gap-3">
                <h2 className="text-base font-semibold text-ink">
                  <Trans>
                    What <bdi>{read?.fileName}</bdi> would change
                  </Trans>
                </h2>
                <AskedRates asked={asked} onAnswer={(cells, isShare) => void answer(cells, isShare)} />
                <DifferenceView difference={difference} showsAll={false} />
                <div className="sticky bottom-0 flex flex-wrap justify-end gap-2 border-t border-line bg-surface py-3">
                  <Button onPress={forget}>{t`Discard`}</Button>
                  <Button
                    tone="primary"
                    isPending={isWriting}
                    isDisabled={isSame(difference) || asked.length > 0}
                    onPress={() =>
                      void accept(content).then(
                        (isDone) =>
                          isDone &&
                          showToast({ tone: 'positive', text: t`The draft now matches the workbook.` }),
                      )
                    }
                  >
                    <Trans>Apply changes</Trans>
                  </Button>
                </div>
              </section>
            )}
          </div>
        </Card>
      ) : (
        <p className="text-sm text-muted">
          <Trans>A workbook can be read into a draft only.</Trans>
        </p>
      )}
    </div>
  );
}
