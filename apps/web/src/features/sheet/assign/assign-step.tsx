import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { FoundSheet, ReadAs } from '../reading/sheet-tasks.ts';
import type { Brought, SheetInHand } from '../use-sheet.ts';
import { ColumnList } from './column-list.tsx';
import { useColumnWords } from './column-words.ts';
import { DefaultFields } from './default-fields.tsx';
import { missingColumns } from './missing-columns.ts';
import { SheetPlace } from './sheet-place.tsx';

type Props = {
  readonly sheet: SheetInHand;
  readonly brought: Brought;
  readonly book: FeeBook;
  readonly first: ReadAs;
};

/** What each column holds, and what holds for the whole sheet. */
export function AssignStep({ sheet, brought, book, first }: Props) {
  const { t } = useLingui();
  const wordsOf = useColumnWords();
  const [readAs, setReadAs] = useState(first);
  const { mapping, defaults } = readAs;
  const found = brought.sheets[readAs.sheet];
  const missing = missingColumns(mapping, defaults);
  if (found === undefined) return null;
  const change = (changed: Partial<ReadAs>): void => setReadAs((before) => ({ ...before, ...changed }));

  const lookAt = async (place: number, headerRow: number | null): Promise<void> => {
    change({ sheet: place, headerRow });
    const seen = await sheet.lookAt(place, headerRow);
    // Another row may have been chosen in the meantime.
    setReadAs((before) =>
      before.sheet === place && before.headerRow === headerRow ? { ...before, ...seen } : before,
    );
  };
  const adviceOf = ({ by, headerRow }: FoundSheet): string => {
    if (by === 'letters')
      return t`No headers were recognised, so the columns were taken by their letters: Q packaging, AA cost, AD wanted profit. Correct them where needed.`;
    return headerRow === null
      ? t`No header row was found. Choose it, or set each column yourself.`
      : t`Check what was recognised and correct it if needed. We’ll remember it for your next file of this kind.`;
  };

  return (
    <div className="flex flex-col gap-4">
      <Card labelledBy="assign-columns">
        <div className="mb-4 flex flex-col gap-1">
          <h2 id="assign-columns" className="text-lg font-semibold text-ink">
            <Trans>What’s in each column?</Trans>
          </h2>
          <p className="text-sm text-muted">{adviceOf(found)}</p>
        </div>
        <SheetPlace
          sheets={brought.sheets}
          place={readAs.sheet}
          headerRow={readAs.headerRow}
          onChange={(place, headerRow) => void lookAt(place, headerRow)}
        />
        <ColumnList found={found} mapping={mapping} onChange={(changed) => change({ mapping: changed })} />
      </Card>
      <Card labelledBy="assign-defaults">
        <h2 id="assign-defaults" className="text-lg font-semibold text-ink">
          <Trans>For the whole sheet</Trans>
        </h2>
        <p className="mt-1 mb-4 text-sm text-muted">
          <Trans>Used for rows where this is empty.</Trans>
        </p>
        <DefaultFields
          book={book}
          defaults={defaults}
          onChange={(column, text) => change({ defaults: { ...defaults, [column]: text } })}
        />
      </Card>
      <div aria-live="polite">
        {missing.length === 0 ? null : (
          <Notice tone="warning">
            <Trans>Still needed for every product: {missing.map(wordsOf).join(t`, `)}</Trans>
          </Notice>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary" onPress={() => void sheet.assign(readAs)}>
          <Trans>Continue</Trans>
        </Button>
        <Button onPress={sheet.startAnew}>
          <Trans>Choose another file</Trans>
        </Button>
      </div>
    </div>
  );
}
