/** Milliseconds that a sheet waits for what was remembered of former ones: it can be read without. */
const patience = 4_000;

const later = (milliseconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });

/** Waits for an answer that a sheet can do without; undefined if it failed, or takes longer than anybody would wait. */
export const answerInTime = <Answer>(
  answer: Promise<Answer>,
  timeout: Promise<undefined> = later(patience),
): Promise<Answer | undefined> => Promise.race([answer.catch(() => undefined), timeout]);
