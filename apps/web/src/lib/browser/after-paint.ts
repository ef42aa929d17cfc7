/** Actions that wait for the next frame. */
let waiting: Set<() => void> | undefined;

/** Does something once the next frame is painted, together with all that waits for the same frame; returns how to call it off. */
export function afterPaint(action: () => void): () => void {
  const call = (): void => action();
  const queue = (waiting ??= nextFrame());
  queue.add(call);
  return () => queue.delete(call);
}

function nextFrame(): Set<() => void> {
  const queue = new Set<() => void>();
  requestAnimationFrame(() => {
    waiting = undefined;
    setTimeout(() => queue.forEach((call) => call()));
  });
  return queue;
}
