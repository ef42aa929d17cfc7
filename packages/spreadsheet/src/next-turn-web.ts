/** Milliseconds of work at one go: enough to get on, and too few to be felt. */
export const sliceMilliseconds = 12;

/** A task behind whatever the page has to do by now. Timers would wait four milliseconds each. */
export const nextTurn = (): Promise<unknown> =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
