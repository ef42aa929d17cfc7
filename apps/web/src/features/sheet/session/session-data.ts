import type * as Session from '@saer/spreadsheet/session/session-state';
import type { PendingBatch } from '../draft/autosave.ts';
import type { Source } from '../draft/draft-store.ts';
import type { GridRows } from '../model/grid-row.ts';
import type { SheetSummary } from '../model/sheet-summary.ts';
import type { ReadProgress } from '../reading/read-lines.ts';

/** Data of the page's session beside the columns of its sheet. */
export interface PageData extends Session.SessionData {
  readonly source: Source;
  readonly rows: GridRows;
  readonly summary: SheetSummary;
  readonly batch: PendingBatch;
  readonly progress: ReadProgress;
}

export type Phase = Session.Phase<PageData>;
export type PreviousRows = Session.PreviousRows<PageData>;
export type UploadedSource = Session.UploadedSource<PageData>;
export type Effect = Session.SessionEffect<PageData>;
export type Result = Session.SessionResult<PageData>;
export type SavedSession = Session.SavedSession<PageData>;
