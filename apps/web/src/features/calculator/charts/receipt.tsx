import { useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { FigureRow } from '../reasons/figure-row.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { getColour, componentNames, type RiyalLine } from '../riyal-lines.ts';

type Props = { readonly lines: readonly RiyalLine[]; readonly answer: Answer };

/** The same parts as lines that add up to the price before the reader's eyes, printed one after the other. */
export const Receipt = memo(function Receipt({ lines, answer }: Props) {
  const { t, i18n } = useLingui();
  const { price } = answer.quote.final.statement;
  return (
    <ul
      className="grid grid-cols-[minmax(0,1fr)_auto_auto] gap-x-3"
      data-testid="receipt"
      aria-label={t`The parts of the price, adding up to it`}
    >
      {lines.map((line, index) => (
        <FigureRow
          key={line.part}
          of={line.part}
          answer={answer}
          name={i18n._(componentNames[line.part])}
          value={<Money halalas={line.amount} />}
          amount={line.amount}
          position={index}
          mark={
            <span
              aria-hidden
              className="size-2.5 shrink-0 rounded-full forced-color-adjust-none"
              style={{ backgroundColor: getColour(line) }}
            />
          }
        />
      ))}
      <FigureRow
        of="price"
        answer={answer}
        name={t`Adds up to the price`}
        value={<Money halalas={price} />}
        position={lines.length}
        isTotal
      />
    </ul>
  );
});
