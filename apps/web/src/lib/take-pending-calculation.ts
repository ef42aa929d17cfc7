import { storedReply } from './session.ts';
import { writeStored } from './stored.ts';

/** What was typed before there was an account, for whoever opens it: the next time it is gone. */
export const takePendingCalculation = (): string | undefined => {
  const { pendingCalculation, ...reply } = storedReply() ?? {};
  if (pendingCalculation !== undefined) writeStored('data', JSON.stringify(reply));
  return pendingCalculation;
};
