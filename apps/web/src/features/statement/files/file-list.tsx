import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { Money } from '../../../components/money.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { CheckReply, FileReport, ReadReply } from '../reading/statement-tasks.ts';
import { layoutWords } from '../statement-words.ts';
import type { StatementSessionState } from '../use-statement.ts';
import { useFileNotes } from './file-notes.ts';
import { SettlementList } from './settlement-list.tsx';

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

/** Whether the fees of a file are with VAT: as its headers say, else found by what agrees, and the seller's to correct. */
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
