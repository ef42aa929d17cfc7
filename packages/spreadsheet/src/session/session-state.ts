import type { FileKind, UnreadableFile } from '../read/opened-file.ts';
import type { DetectedSheet, SheetInterpretation } from './sheet-interpretation.ts';
import type { RowTexts } from '../rows/layouts/product-column.ts';

/** Data of a client's session beside its sheets: the machine passes it on and never looks into it. */
export interface SessionData {
  /** The file, or the pasted text. */
  readonly source: unknown;
  /** Rows as they are edited. */
  readonly rows: unknown;
  /** Rows that are ready to be displayed. */
  readonly summary: unknown;
  /** The key under which rows are being saved. */
  readonly batch: unknown;
  readonly progress: unknown;
}

/** The rows that were left for the columns, to go back to. */
export interface PreviousRows<Data extends SessionData> {
  readonly rows: Data['rows'];
  readonly readAs: SheetInterpretation;
  readonly batch: Data['batch'] | null;
  /** Something was typed, added or removed in them. */
  readonly hasEdits: boolean;
}

/** An unfinished sheet that was saved before a reload. */
export interface SavedSession<Data extends SessionData> {
  readonly source: Data['source'];
  /** The choices for its columns; null: none were made. */
  readonly readAs: SheetInterpretation | null;
  /** null: its rows had not been read yet. */
  readonly work: { readonly rows: Data['rows']; readonly batch: Data['batch'] | null } | null;
}

/** Facts about rows that are being read, for when they are there. */
interface EditedAs<Data extends SessionData> {
  readonly readAs: SheetInterpretation;
  readonly batch: Data['batch'] | null;
  /** They were saved before a reload. */
  readonly isDraft: boolean;
  /** Something was typed in them before. */
  readonly hasEdits: boolean;
}

/** The step a sheet is at. */
export type Phase<Data extends SessionData> =
  /** It is not known yet whether there is an unfinished sheet, or one is being forgotten. */
  | { readonly name: 'start' }
  | { readonly name: 'upload'; readonly refusal?: UnreadableFile }
  | {
      readonly name: 'reading';
      /** `opening` a source, `recalling` the answers about its columns, `pricing` its rows. */
      readonly step: 'opening' | 'recalling' | 'pricing';
      /** The unfinished sheet that is being restored. */
      readonly saved: SavedSession<Data> | null;
      /** Values for empty cells, from the last file. */
      readonly defaults: RowTexts;
      readonly back: PreviousRows<Data> | null;
      readonly next: EditedAs<Data> | null;
      readonly progress?: Data['progress'];
    }
  | {
      readonly name: 'assign';
      readonly readAs: SheetInterpretation;
      readonly back: PreviousRows<Data> | null;
      /** Another sheet or header row is being looked at. */
      readonly isSelecting: boolean;
      /** The place that somebody wants to change, as a selector; else the first question. */
      readonly place?: string;
      /** Why the rows could not be read by these columns. */
      readonly refusal?: UnreadableFile;
    }
  | ({ readonly name: 'edit'; readonly summary: Data['summary'] } & EditedAs<Data>);

export interface UploadedSource<Data extends SessionData> {
  readonly source: Data['source'];
  readonly kind: FileKind | 'paste';
  readonly sheets: readonly DetectedSheet[];
  /** The answers of former files could not be loaded: the columns are as recognised. */
  readonly lacksAnswers: boolean;
}

export interface SessionState<Data extends SessionData> {
  /** Changes with each command: results of effects that began under another one are stale. */
  readonly token: number;
  readonly phase: Phase<Data>;
  readonly uploaded: UploadedSource<Data> | undefined;
}

/** Commands of the person at the sheet: valid at any time, and each makes earlier effects stale. */
export type SessionCommand<Data extends SessionData> =
  | { readonly type: 'restore' }
  | { readonly type: 'upload'; readonly source: Data['source'] }
  | { readonly type: 'refuse'; readonly refusal: UnreadableFile }
  | { readonly type: 'selectSheet'; readonly index: number; readonly headerRow: number | null }
  | {
      readonly type: 'assign';
      readonly readAs: SheetInterpretation;
      readonly back: PreviousRows<Data> | null;
    }
  | { readonly type: 'backToColumns'; readonly back: PreviousRows<Data>; readonly place?: string }
  | { readonly type: 'backToRows'; readonly back: PreviousRows<Data> }
  | { readonly type: 'cancel' | 'startOver' };

/** Results of effects: they count only under the token that the effect began with. */
export type SessionResult<Data extends SessionData> = { readonly token: number } & (
  | { readonly type: 'draftRead'; readonly saved: SavedSession<Data> | null }
  | {
      readonly type: 'opened';
      readonly source: Data['source'];
      readonly kind: FileKind | 'paste';
      readonly sheets: readonly DetectedSheet[];
      readonly best: number;
      readonly defaults: RowTexts;
    }
  | {
      readonly type: 'recalled';
      readonly index: number;
      readonly sheet: DetectedSheet;
      readonly lacksAnswers: boolean;
    }
  | { readonly type: 'progressed'; readonly progress: Data['progress'] }
  | { readonly type: 'rowsRead'; readonly summary: Data['summary'] }
  | { readonly type: 'failed'; readonly refusal?: UnreadableFile }
  | { readonly type: 'draftForgotten' }
);

export type SessionEvent<Data extends SessionData> = SessionCommand<Data> | SessionResult<Data>;

/** Work outside the machine; its results come back as events with the token. */
export type SessionEffect<Data extends SessionData> = { readonly token: number } & (
  | { readonly type: 'readDraft' | 'stopReader' | 'forgetDraft' }
  | { readonly type: 'startDraft' | 'open'; readonly source: Data['source'] }
  /** The answers about a sheet's columns; `sheet`: as it was detected, with its own header row. */
  | {
      readonly type: 'recall';
      readonly index: number;
      readonly headerRow: number | null;
      readonly sheet: DetectedSheet;
    }
  | {
      readonly type: 'saveChoices';
      readonly readAs: SheetInterpretation;
      readonly headersKey: string | null;
    }
  | { readonly type: 'price'; readonly readAs: SheetInterpretation; readonly back: PreviousRows<Data> | null }
  /** Rows that were read before: `isDraft`, without their prices. */
  | { readonly type: 'summarize'; readonly rows: Data['rows']; readonly isDraft: boolean }
);

export interface Transition<Data extends SessionData> {
  readonly state: SessionState<Data>;
  readonly effects: readonly SessionEffect<Data>[];
}
