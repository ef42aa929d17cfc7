import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { isPlanNeeded } from './use-entitlements.ts';
import { PlanLink } from './plan-link.tsx';

/** Why a call failed, with the way to the plans if one is needed; nothing if it did not fail. */
export function FailureAlert({ error }: { readonly error: Error | null }) {
  const failureWords = useFailureWords();
  if (error === null) return null;
  return (
    <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-ink">
      {failureWords(error)} {isPlanNeeded(error) ? <PlanLink /> : null}
    </p>
  );
}
