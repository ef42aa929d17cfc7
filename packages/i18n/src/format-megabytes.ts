import { formatShort } from './format-number.ts';

/** Bytes as megabytes (MiB) with at most one decimal, and at least 0.1. */
export const formatMegabytes = (bytes: number): string =>
  formatShort(Math.max(1, Math.round((bytes / 1024 / 1024) * 10)), 1);
