import type { FileKind, UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import type { PendingBatch } from '../draft/autosave.ts';
import type { Source } from '../draft/draft-store.ts';
import type { GridRows } from '../model/grid-row.ts';
import type { SheetSummary } from '../model/sheet-summary.ts';
import type { ReadProgress } from '../reading/read-lines.ts';
import type { DetectedSheet, ReadAs } from '../reading/sheet-tasks.ts';

/** The rows that were left for the columns, to go back to. */
export interface PreviousRows {
  readonly rows: GridRows;
  readonly readAs: ReadAs;
  readonly batch: PendingBatch | null;
  /** Something was typed, added or removed in them. */
  readonly hasEdits: boolean;
}

/** The step a sheet is at. */
export type Phase =
  /** It is not known yet whether this browser has a draft. */
  | { readonly name: 'start' }
  | { readonly name: 'upload'; readonly refusal?: UnreadableFile }
  | { readonly name: 'reading'; readonly progress?: ReadProgress }
  | {
      readonly name: 'assign';
      readonly readAs: ReadAs;
      readonly back: PreviousRows | null;
      /** The place that somebody wants to change, as a selector; else the first question. */
      readonly place?: string;
    }
  | {
      readonly name: 'edit';
      /** The rows, and what is known of them together. */
      readonly summary: SheetSummary;
      readonly readAs: ReadAs;
      readonly batch: PendingBatch | null;
      /** It was saved in this browser before a reload. */
      readonly isDraft: boolean;
      /** Something was typed in the rows before they came here. */
      readonly hasEdits: boolean;
    };

export interface UploadedSource {
  readonly source: Source;
  readonly kind: FileKind | 'paste';
  readonly sheets: readonly DetectedSheet[];
}

export interface SessionState {
  readonly phase: Phase;
  readonly uploaded: UploadedSource | undefined;
}

export const initialSession: SessionState = { phase: { name: 'start' }, uploaded: undefined };

type PhaseData<Name extends Phase['name']> = Omit<Extract<Phase, { name: Name }>, 'name'>;

export type SessionAction =
  /** Nothing is read: a file is awaited, after a refusal of the last one or not. */
  | ({ readonly type: 'awaitUpload' } & PhaseData<'upload'>)
  | ({ readonly type: 'startReading' } & PhaseData<'reading'>)
  | { readonly type: 'setUploaded'; readonly uploaded: UploadedSource }
  /** The columns of one sheet were detected again. */
  | { readonly type: 'setSheet'; readonly index: number; readonly sheet: DetectedSheet }
  | ({ readonly type: 'assignColumns' } & PhaseData<'assign'>)
  | ({ readonly type: 'editRows' } & PhaseData<'edit'>)
  | { readonly type: 'reset' };

/** Reduces a session and an action to the session after it. */
export function sessionReducer(state: SessionState, action: SessionAction): SessionState {
  switch (action.type) {
    case 'awaitUpload': {
      const { type: _type, ...data } = action;
      return { ...state, phase: { name: 'upload', ...data } };
    }
    case 'startReading': {
      const { type: _type, ...data } = action;
      return { ...state, phase: { name: 'reading', ...data } };
    }
    case 'setUploaded':
      return { ...state, uploaded: action.uploaded };
    case 'setSheet': {
      const { uploaded } = state;
      if (uploaded === undefined) return state;
      return {
        ...state,
        uploaded: { ...uploaded, sheets: uploaded.sheets.with(action.index, action.sheet) },
      };
    }
    case 'assignColumns': {
      const { type: _type, ...data } = action;
      return { ...state, phase: { name: 'assign', ...data } };
    }
    case 'editRows': {
      const { type: _type, ...data } = action;
      return { ...state, phase: { name: 'edit', ...data } };
    }
    case 'reset':
      break;
  }
  return { phase: { name: 'upload' }, uploaded: undefined };
}
