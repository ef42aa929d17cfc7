import type { FastifyReply } from 'fastify';

/** What is thrown where a caller has left: nobody reads the answer. */
const gone = (): Error => Object.assign(new Error('The caller has left'), { statusCode: 499 });

/** Aborted when the caller leaves before the answer is written: for work that is long enough to be worth ending. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const leave = (): void => {
    if (!raw.writableFinished) controller.abort(gone());
  };
  if (raw.destroyed) leave();
  else raw.once('close', leave);
  return controller.signal;
}
