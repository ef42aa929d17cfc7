import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicFeeBook } from '@saer/contract/fees/fee-book';
import { isConfirmed } from '@saer/contract/fees/provenance';
import type { Language } from '@saer/i18n/locale';
import type { CSSProperties } from 'react';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { Badge } from '../../../components/layout/badge.tsx';
import { getName } from '../../../domain/names/name.ts';
import { openCalculatorPath } from '../../../lib/form/calculator-link.ts';
import {
  type CommissionColumn,
  commissionColumns,
  feeStores,
  groupBySource,
  getStatus,
} from './fee-stores.ts';
import { SourceNotes } from './source-notes.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { Rate } from '../../../components/figure/rate.tsx';

/** A commission: its rates, and the price at which another one begins. */
function Commission({ rule }: { readonly rule: ReferralRule }) {
  const first = <Rate basisPoints={rule.rate1} />;
  if (rule.shape === 'flat') return first;
  const second = <Rate basisPoints={rule.rate2} />;
  const limit = <Money halalas={rule.limit} />;
  return rule.shape === 'threshold' ? (
    <Trans>
      {first} up to {limit}, above it {second} of the whole price
    </Trans>
  ) : (
    <Trans>
      {first} up to {limit}, {second} of what is above it
    </Trans>
  );
}

interface Props {
  readonly language: Language;
  readonly book: PublicFeeBook;
}

/** The commission of every category, a column for stores that have the same ones. */
export function CommissionTable({ language, book }: Props) {
  const { t } = useLingui();
  const columns = commissionColumns(feeStores(book));
  const names = (column: CommissionColumn): string =>
    column.stores
      .map((store) => getName(store, language))
      .join(t({ message: ' + ', comment: 'Between the names of stores with the same commissions' }));
  const families = book.families
    .map((family) => ({
      family,
      subFamilies: book.subFamilies.filter(
        (each) => each.family === family.code && columns.some(({ rules }) => rules[each.code] !== undefined),
      ),
    }))
    .filter(({ subFamilies }) => subFamilies.length > 0);
  const columnStyle: CSSProperties & Record<'--columns', number> = { '--columns': columns.length };
  return (
    <>
      <div className="overflow-clip rounded-card border border-line bg-surface" style={columnStyle}>
        <table className="block text-sm">
          <thead className="sticky top-0 z-1 block bg-surface">
            <tr className={`${row} items-end border-b border-line`}>
              <th scope="col" className={`${cell} text-start font-semibold max-sm:sr-only`}>
                <Trans>Category</Trans>
              </th>
              {columns.map((column) => (
                <th key={names(column)} scope="col" className={`${cell} text-start font-semibold`}>
                  {names(column)}
                  {isUnconfirmed(column) ? (
                    <span className="mt-1 block [&>span]:whitespace-normal">
                      <ToBeConfirmed />
                    </span>
                  ) : null}
                </th>
              ))}
            </tr>
          </thead>
          {families.map(({ family, subFamilies }) => (
            <tbody key={family.code} data-fees-group className="block [&[hidden]]:hidden">
              <tr className="block">
                <th
                  scope="rowgroup"
                  colSpan={columns.length + 1}
                  className="block border-y border-line bg-canvas px-card py-2 text-start text-xs font-semibold text-muted"
                >
                  {getName(family, language)}
                </th>
              </tr>
              {subFamilies.map((subFamily) => (
                <tr
                  key={subFamily.code}
                  id={subFamily.code}
                  data-fees-row={`${subFamily.nameEn} ${subFamily.nameAr} ${family.nameEn} ${family.nameAr}`}
                  className={`${row} scroll-mt-24 border-b border-line last:border-0 target:bg-brand-soft [&[hidden]]:hidden`}
                >
                  <th
                    scope="row"
                    className={`${cell} text-start font-medium max-sm:col-span-full max-sm:pb-0`}
                  >
                    <a href={`#${subFamily.code}`} className={quietLink}>
                      {getName(subFamily, language)}
                    </a>
                  </th>
                  {columns.map((column) => (
                    <td key={names(column)} className={cell}>
                      <CommissionCell column={column} subFamily={subFamily.code} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
        <p data-fees-none hidden className="px-card py-6 text-sm text-muted [&[hidden]]:hidden">
          <Trans>No category has this name. Try another word, in Arabic or English.</Trans>
        </p>
      </div>
      <div className="mt-2 flex flex-wrap gap-x-8">
        {columns.flatMap(({ stores, rules }) =>
          stores.map((store) => (
            <SourceNotes
              key={store.code}
              of={getName(store, language)}
              groups={groupBySource(
                book.subFamilies.filter(({ code }) => rules[code] !== undefined),
                ({ code }) => store.feeTable.referralProvenance[code],
              )}
              nameOf={(subFamily) => getName(subFamily, language)}
              count={(subjects) => t`${plural(subjects, { one: '# category', other: '# categories' })}`}
            />
          )),
        )}
      </div>
    </>
  );
}

interface CellProps {
  readonly column: CommissionColumn;
  readonly subFamily: string;
}

/** A commission, which leads to the calculator. */
function CommissionCell({ column, subFamily }: CellProps) {
  const { t } = useLingui();
  const rule = column.rules[subFamily];
  if (rule === undefined)
    return (
      <span className="text-muted">
        <Trans>Not in its table</Trans>
      </span>
    );
  const isHighlighted = !isConfirmed(getStatus(column, subFamily)) && !isUnconfirmed(column);
  return (
    <>
      <a
        href={`${openCalculatorPath}?store=${column.stores[0].code}&subFamily=${subFamily}`}
        className={quietLink}
        title={t`Price a product of this category`}
      >
        <Commission rule={rule} />
      </a>
      {isHighlighted ? (
        <span className="inline-block [&>span]:whitespace-normal sm:ms-2">
          <ToBeConfirmed />
        </span>
      ) : null}
    </>
  );
}

const ToBeConfirmed = () => (
  <Badge tone="warning">
    <Trans>To be confirmed</Trans>
  </Badge>
);

/** Says whether most figures of a column are not confirmed: its head says so once. */
const isUnconfirmed = (column: CommissionColumn): boolean => {
  const codes = Object.keys(column.rules);
  return codes.filter((code) => !isConfirmed(getStatus(column, code))).length * 2 > codes.length;
};

/** On a phone the name of a row is a line above its cells. */
const row =
  'grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] sm:grid-cols-[minmax(0,1fr)_repeat(var(--columns),minmax(0,1fr))]';
const cell = 'px-2 py-2.5 leading-5 max-sm:first-of-type:ps-3.5 sm:px-card';
const quietLink = 'rounded-sm underline-offset-4 hover:underline';
