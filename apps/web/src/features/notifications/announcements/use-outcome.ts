import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';

/** Says how a change of an announcement went; its dialog closes once it went well. */
export function useOutcome(onClose: () => void) {
  const failureWords = useFailureWords();
  return (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'positive', text });
      onClose();
    },
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
}
