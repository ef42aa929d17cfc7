import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { useId } from 'react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { type SkipReason, skipReasons } from '@saer/tools/statement/line';
import type { Settlement } from '@saer/tools/statement/settlement';
import { Card } from '../../../components/layout/card.tsx';
import { FilterSelect } from '../../../components/table/filter-select.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { type CheckReply, type FileReport, type ReadReply, maxLines } from '../reading/statement-tasks.ts';
import { layoutWords } from '../statement-words.ts';
import type { StatementSessionState } from '../use-statement.ts';

/** Statements of a file that are listed. */
const listed = 20;

/** Says whether each statement of a file closes where its columns say, and what is left of it. */
function SettlementList({ settlements }: { readonly settlements: readonly Settlement[] }) {
  const { t } = useLingui();
  if (settlements.length === 0) return null;
  const open = settlements.filter(({ restIs }) => restIs !== 'none').length;
  return (
    <details className="text-muted" data-testid="settlements">
      <summary className="flex min-h-control cursor-pointer items-center">
        {open === 0 ? t`The statement adds up` : t`How the statement adds up, and what is left`}
      </summary>
      <ul className="flex flex-col gap-2 pb-1">
        {settlements.slice(0, listed).map((settlement) => (
          <li key={settlement.statement}>
            <Sums settlement={settlement} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Sums({ settlement }: { readonly settlement: Settlement }) {
  const { t } = useLingui();
  const { statement, opening, proceeds, fees, payouts, closing, stated, rest, restIs } = settlement;
  const restWords = {
    none: '',
    vat: t`VAT of the fees, which their columns are without`,
    open: t`Not paid out in this file, or paid out from another one`,
    unnamed: t`Not explained by any column`,
  };
  const isPaid = payouts !== 0;
  const sums = [
    ['opening', t`Opening balance`, opening],
    ['proceeds', t`Sales less returns`, proceeds],
    ['fees', t`Fees and other charges`, fees],
    ['payouts', t`Paid out`, isPaid ? payouts : null],
    ['rest', restWords[restIs], restIs === 'none' ? null : rest],
    ['closing', t`Closing balance`, closing],
    ['stated', t`Total in the file`, closing === null && !isPaid ? stated : null],
  ] as const;
  return (
    <>
      {statement === '' ? null : (
        <p className="font-medium text-ink">
          <Trans>
            Statement <bdi>{statement}</bdi>
          </Trans>
        </p>
      )}
      <dl className="grid max-w-md grid-cols-[1fr_auto] gap-x-4">
        {sums.map(([key, label, amount]) =>
          amount === null ? null : (
            <div key={key} className="contents">
              <dt className={key === 'rest' ? 'text-ink' : ''}>{label}</dt>
              <dd className="text-end tabular-nums">
                <Money halalas={Math.round(amount / 100)} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </>
  );
}

/** Notes about a file, each a sentence that says what to do. */
function useFileNotes(): (file: FileReport) => readonly string[] {
  const { t, i18n } = useLingui();
  const skipNotes: Readonly<Record<SkipReason, (count: string, row: number) => string>> = {
    otherCountry: (count, row) =>
      t`${count} of another country, the first in row ${row}: left out. Check the statement of each country by that country’s fees.`,
    otherCurrency: (count, row) =>
      t`${count} in another currency than the riyal, the first in row ${row}: left out.`,
    otherMarketplace: (count, row) =>
      t`${count} of another noon shop (groceries, Sivvi …), the first in row ${row}: left out, it has other fees.`,
    transfer: (count) => t`${count} of payments and transfers: no fees.`,
    cancelled: (count) => t`${count} of cancelled items without a charge: nothing to check.`,
    duplicate: (count, row) => t`${count} were there already, the first in row ${row}: counted once.`,
    otherReport: (count, row) =>
      t`${count} of items that another kind of report names, the first in row ${row}: counted once, as that report has them.`,
    unreadableCharge: (count, row) =>
      t`${count} with a fee beside commission and fulfilment fee that is not a number, the first in row ${row}: the row counts without it.`,
    unreadableAmount: (count, row) =>
      t`${count} with an amount that is not a number, the first in row ${row}: left out. Correct it in the file and add the file again.`,
    formula: (count, row) =>
      t`${count} with a formula instead of an amount, the first in row ${row}: left out. Paste the columns as values, save and add the file again.`,
    truncated: (count, row) =>
      t`${count} shorter than the headers, the first in row ${row}: the file seems cut off. Download it again from the store.`,
    // Summed elsewhere, or of no interest.
    otherCharge: () => '',
    noAmounts: () => '',
  };
  return ({ outcome, rows, lines, skipped }) => {
    const notes: string[] = [];
    if (outcome.is === 'rejected') {
      const { reason, details } = outcome;
      if (reason === 'noFeesPerItem')
        notes.push(
          t`This is noon’s monthly transactions file: it has no fees per item. Download the Statement Detail Report (Payments and Fees, Statements) instead.`,
        );
      else if (reason === 'noHeaders')
        notes.push(
          t`No table with headers was found. Download the statement again as .xlsx or .csv, with its header row.`,
        );
      else if (reason === 'tooManyCells')
        notes.push(
          t`This is more than fits at once (${formatShort(maxLines, 0)} lines, or the size of a workbook). Download it month by month, or save it as .csv.`,
        );
      else if (reason === 'fileTooLarge')
        notes.push(
          t`The file is too large. Save a workbook as .csv, or download the statement month by month.`,
        );
      else notes.push(errorMessage(i18n, reason, details));
    }
    if (outcome.is === 'lines' && lines === 0)
      notes.push(
        skipped.duplicate !== undefined || skipped.otherReport !== undefined
          ? t`Every line of this file was there already: it was added before.`
          : t`None of its ${formatShort(rows, 0)} rows is a sale with a price and a fee that can be checked.`,
      );
    for (const reason of skipReasons) {
      const of = skipped[reason];
      if (of === undefined) continue;
      const note = skipNotes[reason](t`${plural(of.rows, { one: '# row', other: '# rows' })}`, of.firstRow);
      if (note !== '') notes.push(note);
    }
    return notes;
  };
}

type Props = {
  readonly read: ReadReply;
  readonly check?: CheckReply;
  readonly session?: StatementSessionState;
  /** Nothing else is on the page: the notes are what the reader must see. */
  readonly isOnlyFiles?: boolean;
};

/** The files of a session, what they are, and what of them was left out. */
export function FileList({ read, check, session, isOnlyFiles = false }: Props) {
  const id = useId();
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Your files</Trans>
      </h2>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {read.files.map((file) => (
          <li key={file.index} className="flex flex-col gap-2 py-2.5 text-sm">
            <FileLine file={file} isOnlyFiles={isOnlyFiles} />
            <SettlementList settlements={file.settlements} />
            {session === undefined || check === undefined ? null : (
              <VatBasisChoice file={file} check={check} session={session} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function FileLine({ file, isOnlyFiles }: { readonly file: FileReport; readonly isOnlyFiles: boolean }) {
  const { t, i18n } = useLingui();
  const notes = useFileNotes()(file);
  const isBad = file.outcome.is === 'rejected' || (file.outcome.is === 'lines' && file.lines === 0);
  const { layout, outcome, otherCharges } = file;
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5">
        <bdi className="font-medium text-ink [overflow-wrap:anywhere]">{file.name}</bdi>
        {layout === null ? null : <span className="text-muted">{i18n._(layoutWords[layout])}</span>}
        {outcome.is === 'lines' ? (
          <span className="text-muted">{t`${plural(file.lines, { one: '# line', other: '# lines' })}`}</span>
        ) : null}
        {outcome.is === 'measurements' ? (
          <span className="text-muted">{t`${formatShort(outcome.products, 0)} products measured by noon`}</span>
        ) : null}
      </div>
      {notes.length === 0 ? null : isBad || isOnlyFiles ? (
        <div role="alert">
          <Notice tone={isBad ? 'danger' : 'warning'}>
            <NoteLines notes={notes} />
          </Notice>
        </div>
      ) : (
        <NoteLines notes={notes} />
      )}
      {otherCharges.length === 0 || isBad ? null : (
        <details className="text-muted">
          <summary className="flex min-h-control cursor-pointer items-center">
            {t`Other charges in the file, not checked here (${otherCharges.length})`}
          </summary>
          <ul className="flex flex-col gap-0.5 pb-1">
            {otherCharges.map(({ name, rows, amount }) => (
              <li key={name} className="flex flex-wrap gap-x-3">
                <bdi>{name === '' ? t`Without a name` : name}</bdi>
                <span>{t`${plural(rows, { one: '# row', other: '# rows' })}`}</span>
                <Money halalas={Math.round(amount / 100)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const NoteLines = ({ notes }: { readonly notes: readonly string[] }) => (
  <ul className="flex flex-col gap-1 text-muted">
    {notes.map((note) => (
      <li key={note}>{note}</li>
    ))}
  </ul>
);

type ChoiceProps = {
  readonly file: FileReport;
  readonly check: CheckReply;
  readonly session: StatementSessionState;
};

/** Says whether the fees of a file are with VAT: as its headers say, else found by what agrees, and the seller's to correct. */
function VatBasisChoice({ file, check, session }: ChoiceProps) {
  const { t } = useLingui();
  const basis = check.bases[file.index] ?? null;
  if (basis === null || file.namesVat) return null;
  const { referral, fulfilment } = file.headerBases;
  const isOwn = session.choices.bases.has(file.index);
  const isMixed = referral !== undefined && fulfilment !== undefined && referral !== fulfilment;
  if (isMixed && !isOwn)
    return (
      <p className="text-muted">
        {referral === 'included'
          ? t`As its headers say: the commission with VAT, the fulfilment fee before VAT.`
          : t`As its headers say: the commission before VAT, the fulfilment fee with VAT.`}
      </p>
    );
  const isNamed = referral !== undefined || fulfilment !== undefined;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:hidden">
      <FilterSelect
        label={t`Fees in the file`}
        options={[
          { id: 'excluded', name: t`before VAT` },
          { id: 'included', name: t`with VAT` },
        ]}
        value={basis.basis}
        onChange={(chosen) =>
          session.choose({ bases: new Map([...session.choices.bases, [file.index, chosen]]) })
        }
      />
      <span className="text-muted">
        {isOwn
          ? t`Your choice`
          : isNamed
            ? t`As the file’s headers say`
            : basis.agreeing > 0
              ? t`Found: ${formatShort(basis.agreeing, 0)} fees agree this way`
              : (basis.inTable ?? 0) > 0
                ? t`Likely: only this way are ${formatShort(basis.inTable ?? 0, 0)} of the fees ones that the fee table has`
                : file.layout === 'noonStatement'
                  ? t`As noon says of this report; nothing could be compared`
                  : t`Assumed: nothing could be compared`}
      </span>
    </div>
  );
}
