import { defineLimit } from '../../auth/limits/limit.ts';

/** Downloads of releases, or of ranges of them, from one network: an office may share one. */
export const downloadsFrom = defineLimit({ name: 'release-from', points: 100, seconds: 3_600 });
