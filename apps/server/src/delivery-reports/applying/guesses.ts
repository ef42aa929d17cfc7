import {
  counter,
  defineLimit,
  type LimitDependencies,
  limitKey,
  tooManyAttempts,
} from '../../auth/limits/limit.ts';

/** Wrong secrets from one network. */
const reportGuesses = defineLimit({ name: 'report-guess', points: 20, seconds: 3_600 });

/** Refuses who guessed too often before, whatever they send. */
export async function rejectGuesser({ db, secretKey }: LimitDependencies, network: string): Promise<void> {
  const found = await counter(db, reportGuesses).get(limitKey(secretKey, network));
  if (found !== null && found.consumedPoints > reportGuesses.points)
    throw tooManyAttempts(found.msBeforeNext);
}

/** Counts a wrong secret; refuses those above the limit. */
export async function countGuess({ db, secretKey }: LimitDependencies, network: string): Promise<void> {
  const { consumedPoints, msBeforeNext } = await counter(db, reportGuesses).penalty(
    limitKey(secretKey, network),
  );
  if (consumedPoints > reportGuesses.points) throw tooManyAttempts(msBeforeNext);
}
