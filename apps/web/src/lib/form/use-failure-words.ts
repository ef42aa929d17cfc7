import { useLingui } from '@lingui/react';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { ApiFailure } from '../api/api.ts';

/** The words of a failed call in the language spoken now, with the figures the server gave. */
export const useFailureWords = (): ((error: Error) => string) => {
  const { i18n } = useLingui();
  return (error) => {
    if (!(error instanceof ApiFailure) || error.reply === undefined) return error.message;
    const { code, details = {}, id } = error.reply;
    return errorMessage(i18n, code, id === undefined ? details : { ...details, id });
  };
};
