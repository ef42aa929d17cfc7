import { Plural, Trans } from '@lingui/react/macro';
import type { OwnWorkbook } from '@saer/spreadsheet/write/edited/write-own-workbook';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/layout/notice.tsx';

/** This many addresses can be checked by hand. */
const maxListed = 12;

function Addresses({ of }: { readonly of: readonly string[] }) {
  const rest = of.length - maxListed;
  return (
    <>
      <bdi dir="ltr">{of.slice(0, maxListed).join(', ')}</bdi>
      {rest > 0 ? (
        <>
          {' '}
          <Plural value={rest} one="and # more" other="and # more" />
        </>
      ) : null}
    </>
  );
}

function NewRows({ rows: { first, last } }: { readonly rows: NonNullable<OwnWorkbook['newRows']> }) {
  return first === last ? (
    <Trans>Your new row is below the others, in row {first}.</Trans>
  ) : (
    <Trans>
      Your new rows are below the others, in rows {first} to {last}.
    </Trans>
  );
}

/** The result of writing into the seller's own workbook, apart from prices. */
export function WorkbookNotice({ workbook }: { readonly workbook: OwnWorkbook }) {
  const { cells, replaced, left, newRows, rowsLeft } = workbook;
  const statements: readonly (readonly [about: string, text: ReactNode])[] = [
    [
      'cells',
      cells > 0 ? (
        <Plural
          value={cells}
          one="It contains # cell you fixed, in its place."
          other="It contains # cells you fixed, each in its place."
        />
      ) : null,
    ],
    [
      'replaced',
      replaced.length > 0 ? (
        <Trans>
          A value replaced a formula in: <Addresses of={replaced} />
        </Trans>
      ) : null,
    ],
    [
      'left',
      left.length > 0 ? (
        <Trans>
          Unchanged, because other cells depend on their formula: <Addresses of={left} />
        </Trans>
      ) : null,
    ],
    ['rows', newRows === null ? null : <NewRows rows={newRows} />],
    [
      'rowsLeft',
      rowsLeft > 0 ? (
        <Plural
          value={rowsLeft}
          one="# row of the file is no longer in this list: it stays in your workbook as it was."
          other="# rows of the file are no longer in this list: they stay in your workbook as they were."
        />
      ) : null,
    ],
  ];
  const visible = statements.filter(([, text]) => text !== null);
  if (visible.length === 0) return null;
  return (
    <div className="mt-2">
      <Notice tone={left.length > 0 ? 'warning' : 'info'}>
        <ul className="flex flex-col gap-1">
          {visible.map(([about, text]) => (
            <li key={about}>{text}</li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
