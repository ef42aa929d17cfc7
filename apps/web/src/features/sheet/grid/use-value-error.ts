import type { ProductColumn, RowTexts } from '@saer/spreadsheet/rows/product-column';
import { useEffect, useEffectEvent, useState } from 'react';
import type { GridRow } from '../model/grid-row.ts';
import { useErrorWords } from './use-error-words.ts';
import type { GridSession } from './use-grid-session.ts';

/** Milliseconds between a key and the check of what was typed. */
const debounce = 250;

interface CheckedValue {
  readonly column: ProductColumn;
  readonly text: string;
  readonly error: string | undefined;
}

/** Why a value cannot be read in a column, in words: tried in the first row that it is for. */
export function useValueError(
  { visible, validate }: Pick<GridSession, 'visible' | 'validate'>,
  column: ProductColumn,
  text: string,
  rowId: number | undefined,
) {
  const wordsOf = useErrorWords();
  const [checked, setChecked] = useState<CheckedValue>();
  const row: GridRow | undefined = visible.find(({ id }) => id === rowId);

  /** Whether the value is valid. */
  const check = async (): Promise<boolean> => {
    if (row === undefined || text.trim() === '') return false;
    const texts: RowTexts = { ...row.texts, [column]: text };
    const [outcome] = await validate([texts]);
    const problems = outcome?.ok === false ? outcome.problems : [];
    const problem = problems.find((each) => each.column === column);
    setChecked({ column, text, error: problem === undefined ? undefined : wordsOf(problem) });
    return problem === undefined;
  };

  const checkLater = useEffectEvent(() => void check());
  const typed = `${column} ${text}`;
  useEffect(() => {
    if (typed === '') return undefined;
    const timer = setTimeout(() => checkLater(), debounce);
    return () => clearTimeout(timer);
  }, [typed]);

  return { error: checked?.column === column && checked.text === text ? checked.error : undefined, check };
}
