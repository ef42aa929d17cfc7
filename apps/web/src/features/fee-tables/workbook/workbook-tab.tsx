import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { FeeVersion, AskedRate } from '@saer/contract/publishing/fee-version';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import type { FieldErrorReply } from '@saer/contract/api/error-reply';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { recordLabel } from '@saer/i18n/records/record-value';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { compareFigures, isSame } from '../compare/difference.ts';
import { DifferenceView } from '../compare/difference-view.tsx';
import { WhoChanged } from '../conflict/who-changed.tsx';
import { exportMutation, subFamiliesQuery } from '../queries.ts';
import { saveWorkbook } from './file-bytes.ts';
import { useImport } from './use-import.ts';
import { DropZone } from '../../../components/form/drop-zone.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { fieldWords } from '../fee-words.ts';
import { PercentQuestion } from '../percent-question.tsx';

type AskedRatesProps = {
  readonly asked: readonly AskedRate[];
  readonly onAnswer: (cells: readonly string[], isShare: boolean) => void;
};

/** Asks about each rate of a workbook below 1 % whose cell has no percent sign, before it is applied. */
function AskedRates({ asked, onAnswer }: AskedRatesProps) {
  const { i18n } = useLingui();
  const language = useLanguage();
  const { data: subFamilies = [] } = useQuery(subFamiliesQuery);
  const nameIn = ({ subFamily, field }: AskedRate): string => {
    if (field === 'feeVat') return recordLabel(i18n, field);
    const found = subFamilies.find(({ code }) => code === subFamily);
    return `${found === undefined ? (subFamily ?? '') : getName(found, language)}: ${i18n._(fieldWords[field])}`;
  };
  const cells = asked.map(({ cell }) => cell);
  return (
    <div aria-live="polite">
      {asked.length === 0 ? null : (
        <Notice tone="warning">
          <p className="font-medium">
            <Plural
              value={asked.length}
              one="# cell has a rate below one per cent and no percent sign. Answer before the changes are applied."
              other="# cells have rates below one per cent and no percent sign. Answer before the changes are applied."
            />
          </p>
          {asked.length > 1 ? (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onPress={() => onAnswer(cells, true)}>
                <Trans>Multiply all by 100</Trans>
              </Button>
              <Button onPress={() => onAnswer(cells, false)}>
                <Trans>All are right</Trans>
              </Button>
            </div>
          ) : null}
          <ul className="mt-2 flex max-h-96 flex-col gap-2 overflow-auto">
            {asked.map((each) => (
              <li key={each.cell}>
                <PercentQuestion
                  label={nameIn(each)}
                  place={
                    <>
                      <bdi dir="ltr" className="font-mono text-xs">
                        {each.cell}
                      </bdi>{' '}
                      <span className="font-medium">{nameIn(each)}.</span>
                    </>
                  }
                  rate={each.rate}
                  onMeant={() => onAnswer([each.cell], true)}
                  onKeep={() => onAnswer([each.cell], false)}
                />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

interface CellErrorsProps {
  readonly problems: readonly FieldErrorReply[];
  /** Counts how many there are beside those. */
  readonly more: number;
}

/** Errors of a workbook, each with its cell. */
function CellErrors({ problems, more }: CellErrorsProps) {
  const { i18n } = useLingui();
  return (
    <div role="alert">
      <Notice tone="danger">
        <p className="font-medium">
          <Plural
            value={problems.length + more}
            one="# cell needs fixing. Nothing was changed."
            other="# cells need fixing. Nothing was changed."
          />
        </p>
        <ul className="mt-2 flex max-h-96 flex-col gap-1.5 overflow-auto">
          {problems.map(({ code, field, details = {} }) => (
            <li key={`${field} ${code}`} className="grid gap-x-3 sm:grid-cols-[10rem_1fr]">
              <bdi dir="ltr" className="font-mono text-xs [overflow-wrap:anywhere]">
                {field}
              </bdi>
              <span>{errorMessage(i18n, code, details)}</span>
            </li>
          ))}
        </ul>
        {more > 0 && (
          <p className="mt-2">
            <Trans>The others are listed once these are corrected.</Trans>
          </p>
        )}
      </Notice>
    </div>
  );
}

type Props = { readonly isPending: boolean; readonly onFile: (file: File) => void };

/** A workbook is chosen, or dropped here. */
function DropFile({ isPending, onFile }: Props) {
  const [isOver, setOver] = useState(false);
  const take = (file: File | undefined): void => {
    if (file !== undefined && !isPending) onFile(file);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <DropZone
        icon={<FileUp />}
        title={<Trans>Drop the workbook here</Trans>}
        about={<Trans>Nothing changes until you accept the difference.</Trans>}
        choose={isPending ? <Trans>Reading the workbook…</Trans> : <Trans>Choose an .xlsx file</Trans>}
        accept=".xlsx"
        isOver={isOver}
        isPending={isPending}
        onFiles={([file]) => take(file)}
      />
    </div>
  );
}

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
  const difference = content === null ? undefined : compareFigures(version, { ...content, ...content.rules });
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
