import { Trans } from '@lingui/react/macro';
import { PackagePlus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { accountSearch } from '../../../lib/session/account-search.ts';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { readSessionStorage } from '../../../lib/browser/storage.ts';

/** Says whether someone has registered in this tab and waits for approval. */
const isAwaitingApproval = (): boolean => {
  const step = readSessionStorage('access.signup');
  return typeof step === 'object' && step !== null && 'at' in step && step.at === 'waiting';
};

// Memoised: React skips identical elements.
const productIcon = <PackagePlus aria-hidden className="size-4" />;

type Props = {
  readonly answer: Answer | undefined;
  /** The input as a link's query; computed on demand. */
  readonly query: () => string;
  /** The label for sellers. */
  readonly children: ReactNode;
};

const show = (question: HTMLElement | null): void => {
  question?.focus({ preventScroll: true });
  question?.scrollIntoView({ block: 'nearest' });
};

/** Where a seller saves, a guest is asked to create an account, which preserves the input. */
export function SaveAsGuest({ answer, query, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  const question = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) show(question.current);
  }, [isAsked]);
  return (
    <>
      <Button
        tone="primary"
        isDisabled={!answer}
        onPress={() => {
          setAsked(true);
          show(question.current);
        }}
      >
        {productIcon}
        {children}
      </Button>
      {isAsked ? (
        <div
          ref={question}
          tabIndex={-1}
          className="order-last flex w-full scroll-mb-28 flex-col gap-3 rounded-control bg-info-soft px-3.5 py-3 text-sm text-ink outline-none"
        >
          {isAwaitingApproval() ? (
            <AfterApproval search={accountSearch(query())} />
          ) : (
            <AskForAccount search={accountSearch(query())} />
          )}
        </div>
      ) : null}
    </>
  );
}

type Search = { readonly search: ReturnType<typeof accountSearch> };

function AskForAccount({ search }: Search) {
  return (
    <>
      <p className="font-medium">
        <Trans>Create an account to save this. What you typed stays.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <PageLinkButton to="/access/signup" search={search} tone="primary">
          <Trans>Create an account</Trans>
        </PageLinkButton>
        <PageLinkButton to="/access/login" search={search}>
          <Trans>I have an account: sign in</Trans>
        </PageLinkButton>
      </div>
    </>
  );
}

/** People who have registered already need no second account. */
function AfterApproval({ search }: Search) {
  return (
    <>
      <p className="font-medium">
        <Trans>You can save this once your account is approved. What you typed stays.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <PageLinkButton to="/access/signup" search={search}>
          <Trans>See whether it is approved</Trans>
        </PageLinkButton>
      </div>
    </>
  );
}
