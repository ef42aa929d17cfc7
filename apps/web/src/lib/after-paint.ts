/** Does something once the next frame is painted; returns how to call it off. */
export function afterPaint(action: () => void): () => void {
  let later: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    later = setTimeout(action);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(later);
  };
}
