import { readSessionStorage } from '../browser/session-storage.ts';

/** Whether someone has registered in this tab and waits for approval. */
export const isAwaitingApproval = (): boolean => {
  const step = readSessionStorage('access.signup');
  return typeof step === 'object' && step !== null && 'at' in step && step.at === 'waiting';
};
