import type { UnreadableFile } from '../read/opened-file.ts';
import { maySkipColumns } from '../rows/cells/column-answers.ts';
import { initialInterpretation } from './sheet-interpretation.ts';
import type {
  SessionCommand,
  SessionData,
  SessionEvent,
  SessionResult,
  SessionState,
  Transition,
} from './session-state.ts';

export const initialSession = { token: 0, phase: { name: 'start' }, uploaded: undefined } as const;

const empty = { ok: false, reason: 'empty' } as const satisfies UnreadableFile;

const noWork = { saved: null, defaults: {}, back: null, next: null } as const;

function command<Data extends SessionData>(
  { phase, uploaded, token: before }: SessionState<Data>,
  event: SessionCommand<Data>,
): Transition<Data> {
  const token = before + 1;
  switch (event.type) {
    case 'restore':
      return {
        state: { token, phase: { name: 'start' }, uploaded: undefined },
        effects: [{ token, type: 'readDraft' }],
      };
    case 'upload':
      return {
        state: { token, phase: { name: 'reading', step: 'opening', ...noWork }, uploaded: undefined },
        effects: [
          ...(phase.name === 'reading' ? [{ token, type: 'stopReader' } as const] : []),
          { token, type: 'open', source: event.source },
        ],
      };
    case 'refuse':
      return {
        state: { token, phase: { name: 'upload', refusal: event.refusal }, uploaded: undefined },
        effects: [],
      };
    case 'selectSheet': {
      const sheet = uploaded?.sheets[event.index];
      if (phase.name !== 'assign' || sheet === undefined) break;
      const { index, headerRow } = event;
      return {
        state: { token, phase: { ...phase, isSelecting: true }, uploaded },
        effects: [{ token, type: 'recall', index, headerRow, sheet }],
      };
    }
    case 'assign': {
      // The columns of a sheet that is being looked at are not known yet.
      if (phase.name !== 'assign' || phase.isSelecting) break;
      const { back } = event;
      const readAs = { ...event.readAs, areColumnsSeen: true };
      const headersKey = uploaded?.sheets[readAs.sheet]?.headersKey ?? null;
      const next = { readAs, batch: null, isDraft: false, hasEdits: back?.hasEdits ?? false };
      return {
        state: { token, phase: { name: 'reading', step: 'pricing', ...noWork, back, next }, uploaded },
        effects: [
          { token, type: 'saveChoices', readAs, headersKey },
          { token, type: 'price', readAs, back },
        ],
      };
    }
    case 'backToColumns': {
      if (phase.name !== 'edit') break;
      const { back, place } = event;
      const at = place === undefined ? {} : { place };
      return {
        state: {
          token,
          phase: { name: 'assign', readAs: back.readAs, back, isSelecting: false, ...at },
          uploaded,
        },
        effects: [],
      };
    }
    case 'backToRows': {
      if (phase.name !== 'assign') break;
      const { rows, ...previous } = event.back;
      const next = { ...previous, isDraft: false };
      return {
        state: {
          token,
          phase: { name: 'reading', step: 'pricing', ...noWork, back: event.back, next },
          uploaded,
        },
        effects: [{ token, type: 'summarize', rows, isDraft: false }],
      };
    }
    case 'cancel': {
      if (phase.name !== 'reading') break;
      const { back, saved } = phase;
      // Rows that were there before are not lost by it.
      if (back !== null)
        return {
          state: {
            token,
            phase: { name: 'assign', readAs: back.readAs, back, isSelecting: false },
            uploaded,
          },
          effects: [{ token, type: 'stopReader' }],
        };
      return {
        state: { token, phase: { name: 'upload' }, uploaded: undefined },
        effects: [
          { token, type: 'stopReader' },
          // A reload does not bring a cancelled file back, and an unfinished one is not lost.
          ...(saved === null && phase.step !== 'opening' ? [{ token, type: 'forgetDraft' } as const] : []),
        ],
      };
    }
    case 'startOver':
      // No file is chosen before the last one is forgotten: a reload at once would bring it back.
      return {
        state: { token, phase: { name: 'start' }, uploaded: undefined },
        effects: [
          { token, type: 'stopReader' },
          { token, type: 'forgetDraft' },
        ],
      };
  }
  return { state: { token: before, phase, uploaded }, effects: [] };
}

/** Continues with a sheet whose answers are known: with its rows, or with the questions about its columns. */
function recalled<Data extends SessionData>(
  { token, phase, uploaded }: SessionState<Data>,
  { index, sheet, lacksAnswers }: Extract<SessionResult<Data>, { type: 'recalled' }>,
): Transition<Data> {
  if (uploaded === undefined || (phase.name !== 'reading' && phase.name !== 'assign'))
    return { state: { token, phase, uploaded }, effects: [] };
  const known = { ...uploaded, sheets: uploaded.sheets.with(index, sheet), lacksAnswers };
  if (phase.name === 'assign')
    return { state: { token, phase: { ...phase, isSelecting: false }, uploaded: known }, effects: [] };
  const { saved } = phase;
  const readAs = saved?.readAs ?? initialInterpretation(sheet, index, phase.defaults);
  const work = saved?.work ?? null;
  if (work !== null) {
    const next = { readAs, batch: work.batch, isDraft: true, hasEdits: true };
    return {
      state: { token, phase: { ...phase, step: 'pricing', next }, uploaded: known },
      effects: [{ token, type: 'summarize', rows: work.rows, isDraft: true }],
    };
  }
  if (saved?.readAs === undefined || saved.readAs === null)
    if (maySkipColumns(sheet, readAs.defaults)) {
      const next = { readAs, batch: null, isDraft: false, hasEdits: false };
      return {
        state: { token, phase: { ...phase, step: 'pricing', next }, uploaded: known },
        effects: [{ token, type: 'price', readAs, back: null }],
      };
    }
  return {
    state: { token, phase: { name: 'assign', readAs, back: null, isSelecting: false }, uploaded: known },
    effects: [],
  };
}

function result<Data extends SessionData>(
  state: SessionState<Data>,
  event: SessionResult<Data>,
): Transition<Data> {
  const { token, phase, uploaded } = state;
  const unchanged = { state, effects: [] };
  switch (event.type) {
    case 'draftRead': {
      const { saved } = event;
      if (phase.name !== 'start') return unchanged;
      if (saved === null) return { state: { ...state, phase: { name: 'upload' } }, effects: [] };
      return {
        state: { token, phase: { name: 'reading', step: 'opening', ...noWork, saved }, uploaded: undefined },
        effects: [{ token, type: 'open', source: saved.source }],
      };
    }
    case 'opened': {
      if (phase.name !== 'reading') return unchanged;
      const { source, kind, sheets, defaults } = event;
      const index = phase.saved?.readAs?.sheet ?? event.best;
      const sheet = sheets[index];
      if (sheet === undefined)
        return {
          state: { token, phase: { name: 'upload', refusal: empty }, uploaded: undefined },
          effects: [],
        };
      const headerRow = phase.saved?.readAs?.headerRow;
      return {
        state: {
          token,
          phase: { ...phase, step: 'recalling', defaults },
          uploaded: { source, kind, sheets, lacksAnswers: false },
        },
        effects: [
          ...(phase.saved === null ? [{ token, type: 'startDraft', source } as const] : []),
          {
            token,
            type: 'recall',
            index,
            headerRow: headerRow === undefined ? sheet.headerRow : headerRow,
            sheet,
          },
        ],
      };
    }
    case 'recalled':
      return recalled(state, event);
    case 'progressed':
      return phase.name === 'reading'
        ? { state: { ...state, phase: { ...phase, progress: event.progress } }, effects: [] }
        : unchanged;
    case 'rowsRead':
      return phase.name === 'reading' && phase.next !== null
        ? { state: { ...state, phase: { name: 'edit', summary: event.summary, ...phase.next } }, effects: [] }
        : unchanged;
    case 'failed': {
      const refusal = event.refusal === undefined ? {} : { refusal: event.refusal };
      const effects = [{ token, type: 'stopReader' } as const];
      // A sheet that is open stays so, and what was typed in it.
      if (phase.name === 'assign')
        return { state: { ...state, phase: { ...phase, isSelecting: false, ...refusal } }, effects: [] };
      const back = phase.name === 'reading' ? phase.back : null;
      if (back !== null)
        return {
          state: {
            token,
            phase: { name: 'assign', readAs: back.readAs, back, isSelecting: false, ...refusal },
            uploaded,
          },
          effects,
        };
      return { state: { token, phase: { name: 'upload', ...refusal }, uploaded: undefined }, effects };
    }
    case 'draftForgotten':
      break;
  }
  return phase.name === 'start' ? { state: { ...state, phase: { name: 'upload' } }, effects: [] } : unchanged;
}

/** The session after an event, and the effects to perform. A result under another token than the session's changes nothing. */
export function reduceSession<Data extends SessionData>(
  state: SessionState<Data>,
  event: SessionEvent<Data>,
): Transition<Data> {
  if (!('token' in event)) return command(state, event);
  return event.token === state.token ? result(state, event) : { state, effects: [] };
}
