import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { useId } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { ComboBox } from '../../../components/form/combo-box.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { useCategorySearch } from '../../../domain/category-search/use-category-search.ts';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { chargeWords, uncheckedWords, useFeeNames } from '../statement-words.ts';
import type { StatementPhase, StatementSessionState } from '../use-statement.ts';

type Props = {
  readonly session: StatementSessionState;
  readonly phase: Extract<StatementPhase, { readonly is: 'checked' }>;
};

/** Categories of unmatched lines that are asked for; more are a matter of saving products. */
const askedFamilies = 12;

/** Reasons why fees were not checked, and categories for lines without a saved product. */
export function UncheckedCard({ session, phase }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { book } = useFeeNames();
  const { summary } = phase.check;
  const { compared, total } = phase.products;
  const reasons = summary.uncheckedBy.filter(({ reason }) => reason !== 'notCharged');
  const unmatched = summary.unmatched.slice(0, askedFamilies);
  if (reasons.length === 0 && unmatched.length === 0) return null;
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Not checked, and why</Trans>
        </h2>
        {compared < total ? (
          <div className="mt-2">
            <Notice tone="warning">
              {t`Compared with ${formatShort(compared, 0)} of your ${formatShort(total, 0)} products: those changed last.`}
            </Notice>
          </div>
        ) : null}
        {reasons.length === 0 ? null : (
          <ul className="mt-2 flex flex-col gap-1 text-sm text-muted">
            {reasons.map(({ fee, reason, lines }) => (
              <li key={`${fee} ${reason}`}>
                <span className="font-medium text-ink">
                  {i18n._(chargeWords[fee])}, {t`${plural(lines, { one: '# line', other: '# lines' })}`}:
                </span>{' '}
                {i18n._(uncheckedWords[reason])}
              </li>
            ))}
          </ul>
        )}
        {unmatched.length === 0 || book === undefined ? null : (
          <>
            <p className="mt-3 text-sm text-ink">
              <Trans>
                Lines without a saved product: choose their category, and their commission is held against its
                rate in the fee table.
              </Trans>
            </p>
            <div className="mt-2 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
              {unmatched.map(({ family, lines }) => (
                <CategoryField
                  key={family}
                  book={book}
                  label={
                    family === ''
                      ? t`All lines without a product: ${formatShort(lines, 0)}`
                      : t`${family}: ${plural(lines, { one: '# line', other: '# lines' })}`
                  }
                  subFamily={session.choices.categories.get(family) ?? ''}
                  onChoose={(subFamily) => {
                    const categories = new Map(session.choices.categories);
                    if (subFamily === '') categories.delete(family);
                    else categories.set(family, subFamily);
                    session.choose({ categories });
                  }}
                />
              ))}
            </div>
          </>
        )}
      </Card>
    </div>
  );
}

type FieldProps = {
  readonly book: FeeBook;
  readonly label: string;
  readonly subFamily: string;
  readonly onChoose: (subFamily: string) => void;
};

function CategoryField({ book, label, subFamily, onChoose }: FieldProps) {
  const { t } = useLingui();
  const { box, around } = useCategorySearch({ book, subFamily, type: '', onChoose });
  return (
    <div {...around} className="min-w-0">
      <ComboBox label={label} placeholder={t`Search for a category`} {...box} />
    </div>
  );
}
