import { Plural, Trans } from '@lingui/react/macro';
import { ApiFailure } from '../../../lib/api.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';

type Props = {
  readonly error: Error;
  /** Until another try is let through. */
  readonly secondsLeft: number;
};

/** Why the sign-in failed; after too many attempts the seconds count down. */
export function LoginError({ error, secondsLeft }: Props) {
  const wordsOf = useFailureWords();
  if (!(error instanceof ApiFailure) || error.reply?.code !== 'tooManyTries') return <>{wordsOf(error)}</>;
  if (secondsLeft === 0) return <Trans>You can try again now.</Trans>;
  // The number changes every second; a screen reader announces it once, when the error appears.
  return (
    <span aria-live="off">
      <Plural
        value={secondsLeft}
        one="Too many attempts. Try again in # second."
        other="Too many attempts. Try again in # seconds."
      />
    </span>
  );
}
