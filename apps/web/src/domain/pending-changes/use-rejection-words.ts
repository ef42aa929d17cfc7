import { useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import type { PendingChange } from './pending-change.ts';

/** Why the server did not save a change, in the language spoken now; undefined while it waits. */
export function useRejectionWords(): (change: PendingChange) => string | undefined {
  const { i18n } = useLingui();
  return ({ rejection }) => {
    if (rejection === undefined) return undefined;
    const { message, reply } = rejection;
    if (reply === undefined) return message;
    return (reply.problems ?? [reply])
      .map(({ code, details = {} }) => errorMessage(i18n, code, details))
      .join(' ');
  };
}
