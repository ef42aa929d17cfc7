import type * as z from 'zod/mini';
import { useQuery, useMutation, mutationOptions, queryOptions } from '@tanstack/react-query';
import { useState, useEffect, useRef, type FormEvent, useId } from 'react';
import { useLingui, Trans } from '@lingui/react/macro';
import {
  surveyLaterDays,
  longestSurveyText,
  type PriceOpinion,
  priceOpinions,
  type SurveyState,
  answerSurvey,
  dismissSurvey,
  findSurvey,
} from '@saer/contract/site/survey';
import { X } from 'lucide-react';
import { Card } from '../../components/layout/card.tsx';
import { Button } from '../../components/button/button.tsx';
import { controlBox } from '../../components/button/control-style.ts';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { describedBy } from '../../components/form/field-texts.ts';
import { FormError } from '../../components/form/form-error.tsx';
import { IconButton } from '../../components/button/icon-button.tsx';
import { RadioCards } from '../../components/form/radio-cards.tsx';
import { ApiFailure, call } from '../../lib/api/api.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';

const quiet = { quiet: true } as const;

/** Says whether the survey is to be shown. Asked again after every saved product, as their other queries are. */
const surveyQuery = queryOptions({
  queryKey: ['products', 'survey'],
  queryFn: () => call(findSurvey, {}),
  meta: quiet,
});

const answerMutation = mutationOptions({
  mutationFn: (body: z.input<typeof answerSurvey.body>) => call(answerSurvey, { body }),
  meta: quiet,
});

const dismissMutation = mutationOptions({
  mutationFn: (state: z.input<typeof dismissSurvey.body>['state']) =>
    call(dismissSurvey, { body: { state } }),
  meta: quiet,
});

/** Outcome of the survey; `OVER`: it was turned off while the page was open. */
type Outcome = SurveyState | 'OVER';

const isOver = (error: Error | null): boolean =>
  error instanceof ApiFailure && error.reply?.code === 'notAllowed';

/** The two questions, and the ways out: later, and not again. */
function SurveyForm({ onOutcome }: { readonly onOutcome: (outcome: Outcome) => void }) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const [opinion, setOpinion] = useState<PriceOpinion>();
  const [text, setText] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const settle = {
    onSuccess: ({ state }: { readonly state: SurveyState }) => onOutcome(state),
    onError: (error: Error) => {
      if (isOver(error)) onOutcome('OVER');
    },
  };
  const answer = useMutation(answerMutation);
  const dismiss = useMutation(dismissMutation);
  const names: Readonly<Record<PriceOpinion, string>> = {
    AS_EXPECTED: t`Yes`,
    HIGHER: t`No, they are higher`,
    LOWER: t`No, they are lower`,
    NOT_SURE: t`Not sure`,
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setIncomplete(opinion === undefined);
    if (opinion === undefined || answer.isPending || dismiss.isPending) return;
    const missing = text.trim();
    answer.mutate({ opinion, ...(missing === '' ? {} : { missing }) }, settle);
  };
  const leave = (state: 'LATER' | 'CLOSED'): void => {
    if (!answer.isPending && !dismiss.isPending) dismiss.mutate(state, settle);
  };
  const failure = answer.error ?? dismiss.error;
  const problem = isIncomplete
    ? t`Choose an answer to the first question.`
    : failure === null
      ? undefined
      : failureWords(failure);
  const texts = { label: t`What is missing in Saer?`, note: t`Optional` };
  return (
    <form onSubmit={submit} noValidate aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h2 id={`${id}-title`} className="font-semibold text-ink">
            <Trans>Two questions about your prices</Trans>
          </h2>
          <p className="text-sm text-muted">
            <Trans>We read your answers with the name of your account.</Trans>
          </p>
        </div>
        <IconButton label={t`Close, and do not ask again`} onPress={() => leave('CLOSED')}>
          <X aria-hidden className="size-4" />
        </IconButton>
      </div>
      <div className="flex max-w-2xl flex-col gap-4">
        <RadioCards
          label={t`Are the prices in Saer what you expected?`}
          options={priceOpinions.map((each) => ({ id: each, name: names[each] }))}
          value={opinion}
          onChange={(chosen) => {
            setOpinion(chosen);
            setIncomplete(false);
          }}
        />
        <FieldFrame {...texts} id={id}>
          <textarea
            {...describedBy(id, texts)}
            id={id}
            rows={3}
            dir="auto"
            maxLength={longestSurveyText}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className={`${controlBox} field-sizing-content max-h-60 min-h-20 resize-none px-3 py-2 text-base sm:text-sm`}
          />
        </FieldFrame>
      </div>
      <FormError>{problem}</FormError>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isPending={answer.isPending}>
          <Trans>Send</Trans>
        </Button>
        <Button tone="quiet" onPress={() => leave('LATER')} isPending={dismiss.isPending}>
          <Trans>Later</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Says in the place of the questions what became of them; the button that was pressed is gone, so the focus is here. */
function SurveyOutcome({ outcome }: { readonly outcome: Outcome }) {
  const { t } = useLingui();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  const words: Readonly<Record<Outcome, string>> = {
    ANSWERED: t`Thank you. Your answer is saved.`,
    LATER: t`We will ask you again in ${surveyLaterDays} days at the earliest.`,
    CLOSED: t`We will not ask you again.`,
    OVER: t`The survey is no longer open. Nothing was saved.`,
  };
  return (
    <p ref={line} tabIndex={-1} className="text-sm text-ink outline-none">
      {words[outcome]}
    </p>
  );
}

/** Two questions at the end of a page, for a seller whom the server says to ask. What became of them stays until the page is left. */
export function SurveyCard() {
  const { data } = useQuery(surveyQuery);
  const [outcome, setOutcome] = useState<Outcome>();
  if (outcome === undefined && data?.isAsked !== true) return null;
  return (
    <div className="print:hidden" data-testid="survey">
      <Card>
        {outcome === undefined ? <SurveyForm onOutcome={setOutcome} /> : <SurveyOutcome outcome={outcome} />}
      </Card>
    </div>
  );
}
