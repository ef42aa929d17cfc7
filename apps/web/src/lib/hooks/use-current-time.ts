import { useEffect, useState } from 'react';

const secondsUntil = (atMs: number): number => Math.max(0, Math.ceil((atMs - Date.now()) / 1000));

/** Whole seconds until a moment, counted down; 0 once it is reached. */
export const useSecondsUntil = (atMs: number): number => {
  const [, tick] = useState(0);
  const left = secondsUntil(atMs);
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => tick((count) => count + 1), 500);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
};

/** The present, renewed every `everyMs`. */
export const useCurrentTime = (everyMs: number): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
