import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fee-book';
import { useId, useState } from 'react';
import { controlBox, fieldHint, fieldLabel } from '../../../components/control-style.ts';
import type { Texts } from '../tool.ts';
import { textsOfRow } from './texts-of-row.ts';

interface Props {
  readonly book: FeeBook;
  readonly onFill: (texts: Texts) => void;
}

/** A row copied from a sheet, with its headings: its columns fill the fields. */
export function PastedRow({ book, onFill }: Props) {
  const { t } = useLingui();
  const id = useId();
  const [isUnread, setUnread] = useState(false);
  const read = async (text: string): Promise<void> => {
    if (text.trim() === '') return setUnread(false);
    const texts = await textsOfRow(text, book);
    if (texts === undefined) return setUnread(true);
    onFill(texts);
  };
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={fieldLabel}>
        {t`Headings and one row, copied from your sheet`}
      </label>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        aria-describedby={`${id}-says`}
        aria-invalid={isUnread}
        onChange={(event) => void read(event.target.value)}
        className={`${controlBox} px-3 py-2 text-base sm:text-sm`}
      />
      <p id={`${id}-says`} className={isUnread ? 'text-xs font-medium text-danger' : fieldHint}>
        {isUnread ? (
          <Trans>No column was recognised. Copy the row of headings and one row below it.</Trans>
        ) : (
          <Trans>In Excel, mark both rows, copy them, and paste them here.</Trans>
        )}
      </p>
    </div>
  );
}
