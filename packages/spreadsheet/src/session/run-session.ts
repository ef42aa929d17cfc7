import { initialSession, reduceSession } from './reduce-session.ts';
import type {
  SessionCommand,
  SessionData,
  SessionEffect,
  SessionResult,
  SessionState,
} from './session-state.ts';

/** Performs an effect and answers with its result; `report`: results on the way to it. Never throws: a failure is a result too. */
export type PerformEffect<Data extends SessionData> = (
  effect: SessionEffect<Data>,
  report: (result: SessionResult<Data>) => void,
) => Promise<SessionResult<Data> | undefined>;

export interface Session<Data extends SessionData> {
  readonly getState: () => SessionState<Data>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Resolves once the command, and whatever follows from it, is done or stale. */
  readonly send: (command: SessionCommand<Data>) => Promise<void>;
}

/** Runs the state machine of a sheet: its effects are performed outside, and their results come back as events. */
export function runSession<Data extends SessionData>(perform: PerformEffect<Data>): Session<Data> {
  let state: SessionState<Data> = initialSession;
  const listeners = new Set<() => void>();
  const apply = async (event: SessionCommand<Data> | SessionResult<Data>): Promise<void> => {
    const { state: next, effects } = reduceSession(state, event);
    if (next !== state) {
      state = next;
      for (const listener of listeners) listener();
    }
    await Promise.all(
      effects.map(async (effect) => {
        const result = await perform(effect, (progress) => void apply(progress));
        if (result !== undefined) await apply(result);
      }),
    );
  };
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send: apply,
  };
}
