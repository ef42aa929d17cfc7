import * as fc from 'fast-check';
import { readProductSheets } from '@saer/spreadsheet/read-product-sheets';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import { runSession, type Session } from '@saer/spreadsheet/session/run-session';
import { timeSlice, yieldToEventLoop } from '@saer/spreadsheet/time-slice';
import { expect, it } from 'vitest';
import type { Draft, Source } from '../draft/draft-store.ts';
import { cellEdit } from '../model/edit-rows.ts';
import { gridReducer, type GridState, initialGridState } from '../model/grid-reducer.ts';
import { answerInTime, type SheetReader } from '../reading/sheet-reader.ts';
import { type Delay, fakeReader } from './fake-reader.ts';
import { performWith } from './perform-effect.ts';
import type { PageData } from './session-data.ts';

const heads = ['Barcode', 'Name', 'Store', 'Category', 'Length', 'Width', 'Height', 'Weight (g)'];
/** Two files of the same headers, the last two exchanged: by the answers about the other, each has wrong costs. */
const files = (['One', 'Two'] as const).map((first) => {
  const headers = [...heads, ...(first === 'One' ? ['One', 'Two'] : ['Two', 'One'])];
  const rows = [50, 60].map((cost, at) => {
    const last = first === 'One' ? [cost, cost * 3] : [cost * 3, cost];
    return [`62810000000${at}`, `Box ${at}`, 'FBN', 'Watches', '20 cm', '15 cm', '10 cm', 400, ...last].join(
      '\t',
    );
  });
  const mapping = { cost: headers.indexOf('One'), currentPrice: headers.indexOf('Two') };
  return { source: { kind: 'paste', text: [headers.join('\t'), ...rows].join('\n') } as const, mapping };
});
const getColumns = (source: Source | undefined) =>
  files.find((file) => file.source === source)?.mapping ?? {};

/** Says how the server answers about columns: at some time, with an error, or never. */
type Mapping = 'answers' | 'fails' | 'never';

/** Steps of somebody at the sheet that count: what was cancelled or replaced does not. */
type Step =
  | { readonly type: 'reload'; readonly saved: Draft | undefined; readonly mapping: Mapping }
  | { readonly type: 'upload'; readonly source: Source; readonly mapping: Mapping }
  | { readonly type: 'selectHeaders'; readonly headerRow: number | null }
  | { readonly type: 'edit'; readonly cost: string }
  | { readonly type: 'continue' | 'undo' | 'toColumns' | 'toRows' | 'cancel' };

const never = new Promise<undefined>(() => undefined);

/** A page with a sheet: its session, its grid, and what its browser holds. */
function openPage(delayed: Delay) {
  let saved: Draft | undefined;
  let mapping: Mapping = 'answers';
  let openedPage = { isGone: false };
  let grid: { readonly of: unknown; state: GridState } | undefined;
  let steps: readonly Step[] = [];

  const start = (): Session<PageData> => {
    let reader: SheetReader | undefined;
    const thisPage = { isGone: false };
    openedPage = thisPage;
    const delay: Delay = async (label, answer) => {
      try {
        return await delayed(label, answer);
      } finally {
        // Nothing goes on in a page that was left.
        if (thisPage.isGone) await never;
      }
    };
    const findMapping = async (mode = mapping) => {
      const columns = getColumns(session.getState().uploaded?.source);
      const source = session.getState().uploaded?.source;
      if (mode === 'never') return never;
      await delay(`mapping ${mode}`, Promise.resolve());
      if (mode === 'fails' || source?.kind !== 'paste') throw new Error('500');
      const read = await delay('mapping', readProductSheets({ text: source.text }));
      const found = read.ok ? read.sheets[0]?.columns.mapping : {};
      return { mapping: { ...found, ...columns }, units: { cost: 'withoutVat' as const }, ignored: [] };
    };
    const timeOut = (): Promise<undefined> =>
      mapping === 'never' ? delay('time-out', Promise.resolve(undefined)) : never;
    return runSession<PageData>(
      performWith({
        getReader: async () => {
          reader ??= fakeReader(delay);
          const started = reader;
          await delay('worker begin', Promise.resolve());
          return started;
        },
        stopReader: () => {
          reader?.stop();
          reader = undefined;
        },
        lacksAnswers: () => false,
        findAnswers: () => answerInTime(findMapping(), timeOut()),
        saveAnswers: () => undefined,
        joinProducts: async (_, rows) => rows,
        draft: {
          read: () => delay('draft', Promise.resolve(saved)),
          start: async (source) => {
            saved = { source, readAs: null, work: null };
          },
          forget: async () => {
            saved = undefined;
            await delay('forget', Promise.resolve());
          },
          readDefaults: async () => ({}),
          saveDefaults: async () => undefined,
        },
      }),
    );
  };
  let session = start();
  /** The rows that are being edited: their grid begins anew with each reading. */
  const toGrid = (): NonNullable<typeof grid> | undefined => {
    const { phase } = session.getState();
    if (phase.name !== 'edit') return undefined;
    if (grid?.of !== phase.summary) grid = { of: phase.summary, state: initialGridState(phase.summary.of) };
    return grid;
  };
  const editGrid = async (action: Parameters<typeof gridReducer>[1]): Promise<void> => {
    const edited = toGrid();
    const { phase } = session.getState();
    if (edited === undefined || phase.name !== 'edit') return;
    const context = { yieldToEventLoop: timeSlice(), sort: async () => new Uint32Array() };
    edited.state = await gridReducer(edited.state, action, context);
    saved =
      saved === undefined
        ? saved
        : { ...saved, readAs: phase.readAs, work: { rows: edited.state.undoStack.now, batch: null } };
  };
  const getBack = () => {
    const { phase } = session.getState();
    const edited = toGrid();
    if (phase.name !== 'edit' || edited === undefined) return undefined;
    const { now, before } = edited.state.undoStack;
    return { rows: now, readAs: phase.readAs, batch: null, hasEdits: phase.hasEdits || before.length > 0 };
  };
  const chosen = (readAs: SheetInterpretation): SheetInterpretation => ({
    ...readAs,
    headerRow: 0,
    mapping: { ...readAs.mapping, ...getColumns(session.getState().uploaded?.source) },
  });

  /** Does a step if the page offers it now; resolves once everything that follows is done. */
  const perform = async (step: Step): Promise<void> => {
    const { phase } = session.getState();
    const count = (done: Step): void => {
      steps = [...steps, done];
    };
    switch (step.type) {
      case 'reload':
        steps = [{ ...step, saved }];
        ({ mapping } = step);
        openedPage.isGone = true;
        session = start();
        return session.send({ type: 'restore' });
      case 'upload':
        if (phase.name === 'start') return undefined;
        steps = [step];
        ({ mapping } = step);
        return session.send(step);
      case 'cancel':
        if (phase.name !== 'reading') return undefined;
        steps =
          phase.back === null
            ? []
            : [
                ...steps.slice(
                  0,
                  steps.findLastIndex(({ type }) => type === 'toColumns'),
                ),
                { type: 'toColumns' },
              ];
        return session.send({ type: 'cancel' });
      case 'selectHeaders':
        if (phase.name !== 'assign') return undefined;
        count(step);
        return session.send({ type: 'selectSheet', index: 0, headerRow: step.headerRow });
      case 'continue':
        if (phase.name !== 'assign' || phase.isSelecting) return undefined;
        count(step);
        return session.send({ type: 'assign', readAs: chosen(phase.readAs), back: phase.back });
      case 'edit':
        if (phase.name === 'edit') count(step);
        return editGrid({ type: 'editCells', edits: [cellEdit(0, 'cost', step.cost)] });
      case 'undo':
        if (phase.name === 'edit') count(step);
        return editGrid({ type: 'undo' });
      case 'toColumns': {
        const back = getBack();
        if (back === undefined) return undefined;
        count(step);
        return session.send({ type: 'backToColumns', back });
      }
      case 'toRows':
        if (phase.name !== 'assign' || phase.back === null) return undefined;
        count(step);
        return session.send({ type: 'backToRows', back: phase.back });
    }
  };

  /** Everything that is visible in the end. */
  const visible = () => {
    const { phase, uploaded } = session.getState();
    const rows = toGrid()?.state.undoStack.now ?? (phase.name === 'assign' ? phase.back?.rows : undefined);
    return {
      name: phase.name,
      file: uploaded?.source,
      lacksAnswers: uploaded?.lacksAnswers,
      mapping: uploaded?.sheets[0]?.mapping,
      headerRow: uploaded?.sheets[0]?.headerRow,
      readAs: phase.name === 'assign' || phase.name === 'edit' ? phase.readAs : undefined,
      saved: uploaded === undefined ? undefined : saved?.source,
      rows: rows?.map(({ texts, outcome }) => ({ texts, outcome })),
    };
  };
  return {
    perform,
    visible,
    steps: () => steps,
    restoreFrom: (before: Draft | undefined) => {
      saved = before;
    },
  };
}

/** The same steps, one after the other, each done before the next begins. */
async function sequentially(steps: readonly Step[]) {
  const page = openPage((_, answer) => answer);
  const [first] = steps;
  if (first?.type === 'reload') page.restoreFrom(first.saved);
  else await page.perform({ type: 'reload', saved: undefined, mapping: 'answers' });
  for (const step of steps) await page.perform(step);
  return page.visible();
}

const mappings = fc.constantFrom<Mapping>('answers', 'fails', 'never');
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('upload' as const),
      source: fc.constantFrom(...files.map(({ source }) => source)),
      mapping: mappings,
    }),
  },
  { weight: 3, arbitrary: fc.constant<Step>({ type: 'cancel' }) },
  { weight: 1, arbitrary: mappings.map((mapping): Step => ({ type: 'reload', saved: undefined, mapping })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0, 1, null).map((headerRow): Step => ({ type: 'selectHeaders', headerRow })),
  },
  { weight: 2, arbitrary: fc.constantFrom('70', '80').map((cost): Step => ({ type: 'edit', cost })) },
  {
    weight: 6,
    arbitrary: fc.constantFrom('continue', 'undo', 'toColumns', 'toRows').map((type): Step => ({ type })),
  },
);

class StepCommand implements fc.AsyncCommand<object, ReturnType<typeof openPage>> {
  readonly step: Step;
  constructor(step: Step) {
    this.step = step;
  }
  check = (): boolean => true;
  run = async (_: object, page: ReturnType<typeof openPage>): Promise<void> => {
    // What follows from it goes on while the next step comes.
    void page.perform(this.step);
  };
  toString = (): string =>
    JSON.stringify({
      ...this.step,
      source: undefined,
      file: files.findIndex(({ source }) => this.step.type === 'upload' && source === this.step.source),
    });
}

it('ends with what the same steps one after the other end with, in whatever order answers come', async () => {
  const ends = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.commands([anyStep.map((step) => new StepCommand(step))], { maxCommands: 14, size: 'max' }),
      async (scheduler, commands) => {
        const page = openPage((label, answer) => scheduler.schedule(answer, label));
        const setup = (): { model: object; real: typeof page } => ({ model: {}, real: page });
        void page.perform({ type: 'reload', saved: undefined, mapping: 'answers' });
        await fc.scheduledModelRun(scheduler, setup, commands);
        do {
          await scheduler.waitIdle();
          await yieldToEventLoop();
        } while (scheduler.count() > 0);
        const end = page.visible();
        ends.set(end.name, (ends.get(end.name) ?? 0) + 1);
        expect(end).toEqual(await sequentially(page.steps()));
      },
    ),
    { seed: 2912, numRuns: 400 },
  );
  // The runs end at every step that a sheet can rest at.
  for (const name of ['upload', 'assign', 'edit']) expect(ends.get(name), name).toBeGreaterThan(20);
});
