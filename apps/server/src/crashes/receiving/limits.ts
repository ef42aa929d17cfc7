import { defineLimit } from '../../auth/limits/limit.ts';

const hour = 3_600;

/** Reports from one network: an office may share one. */
export const crashesFrom = defineLimit({ name: 'crash-from', points: 30, seconds: hour });
/** Reports of everybody, from any number of networks. */
export const crashesOfAll = defineLimit({ name: 'crash-all', points: 1_000, seconds: hour });
