import { useLingui } from '@lingui/react/macro';
import { Select } from '../../../components/form/select.tsx';
import type { DetectedSheet } from '@saer/spreadsheet/session/sheet-interpretation';

type Props = {
  readonly sheets: readonly DetectedSheet[];
  readonly index: number;
  readonly headerRow: number | null;
  readonly onChange: (index: number, headerRow: number | null) => void;
};

const none = 'none';

/** Selects the sheet to read and its header row: each row with its content. */
export function SheetPicker({ sheets, index, headerRow, onChange }: Props) {
  const { t } = useLingui();
  const firstRows = sheets[index]?.firstRows ?? [];
  const getName = (at: number, text: string): string => {
    const row = at + 1;
    return t`Row ${row}: ${text}`;
  };
  const rows = firstRows.map(({ at, text }) => ({ id: String(at), name: getName(at, text) }));
  return (
    <div
      data-picker
      className="mb-3 grid gap-3 border-b border-line last:border-b-0 last:pb-0 last:mb-0 pb-3 md:grid-cols-2"
    >
      {sheets.length > 1 ? (
        <Select
          label={t`Sheet`}
          options={sheets.map(({ name }, at) => ({ id: String(at), name }))}
          value={String(index)}
          placeholder={t`Sheet`}
          onChange={(chosen) => onChange(Number(chosen), sheets[Number(chosen)]?.headerRow ?? null)}
        />
      ) : null}
      <Select
        label={t`The headers are in`}
        options={[{ id: none, name: t`None: the file has no headers` }, ...rows]}
        value={headerRow === null ? none : String(headerRow)}
        placeholder={t`Choose a row`}
        onChange={(chosen) => onChange(index, chosen === none ? null : Number(chosen))}
      />
    </div>
  );
}
