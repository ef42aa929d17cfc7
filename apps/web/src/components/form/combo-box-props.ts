import type { FieldTexts } from './field-texts.ts';
import type { Option } from '../button/option.ts';

export type ComboBoxProps<K extends string> = FieldTexts & {
  readonly options: readonly Option<K>[];
  readonly value: K | undefined;
  readonly onChange: (value: K | undefined) => void;
  readonly placeholder?: string;
  /** The options that match the input, best first. By default those whose name contains it. */
  readonly search?: (typed: string) => readonly Option<K>[];
  /** Receives the input, if the options come from elsewhere. */
  readonly onType?: (typed: string) => void;
  /** Options that only a search finds. */
  readonly found?: readonly Option<K>[];
};
