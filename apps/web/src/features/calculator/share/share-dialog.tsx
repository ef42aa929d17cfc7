import type * as z from 'zod/mini';
import { useLingui, Trans } from '@lingui/react/macro';
import { parseCalculation } from '@saer/contract/api/calculation-query';
import { priceFigures } from '@saer/quoting/figure';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { useState } from 'react';
import { cardSize, shareAnswer, shareCard, sharedAnswerPath } from '@saer/contract/products/sharing';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { DialogFrame } from '../../../components/overlay/dialog-frame.tsx';
import { RadioCards } from '../../../components/form/radio-cards.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { PriceCard } from '../../../domain/price-card/price-card.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { openCalculatorPath } from '../../../lib/form/calculator-link.ts';
import { LinkActions } from './link-actions.tsx';
import { Checkbox } from '../../../components/form/checkbox.tsx';
import { ErrorState } from '../../../components/layout/error-state.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { basePath } from '@saer/contract/api/endpoint';
import { call } from '../../../lib/api/api.ts';

type SharedAnswer = z.input<typeof shareAnswer.body>;

/** Milliseconds for which a link is used again. */
const hour = 3_600_000;

/** The link of an answer without its inputs, and the address of its picture. */
const sharedAnswerQuery = (body: SharedAnswer) =>
  queryOptions({
    queryKey: ['sharedAnswer', body],
    queryFn: async () => {
      const { token } = await call(shareAnswer, { body });
      return {
        token,
        link: `${location.origin}${sharedAnswerPath}/${token}`,
        picture: `${basePath}${shareCard.path}?token=${token}`,
      };
    },
    staleTime: hour,
    retry: false,
    meta: { quiet: true },
  });

/** The link itself, selected as a whole with one press: for whoever copies by hand. */
function LinkText({ link }: { readonly link: string }) {
  return (
    <p
      dir="ltr"
      className="rounded-control bg-hover px-3 py-2 text-xs text-muted select-all [overflow-wrap:anywhere]"
    >
      {link}
    </p>
  );
}

/** A link and a picture that show the answer, as the picture itself shows. */
function ShareAnswer({ calculation }: { readonly calculation: string }) {
  const { t } = useLingui();
  const language = useLanguage();
  const failureWords = useFailureWords();
  const [showsProfit, setShowsProfit] = useState(true);
  const [showsCategory, setShowsCategory] = useState(false);
  const { data, error, refetch } = useQuery(
    sharedAnswerQuery({ calculation, language, showsProfit, showsCategory }),
  );
  if (error !== null) return <ErrorState onRetry={() => void refetch()}>{failureWords(error)}</ErrorState>;
  return (
    <>
      <div className="flex flex-wrap gap-x-6">
        <Checkbox isSelected={showsProfit} onChange={setShowsProfit}>
          <Trans>Show the net profit</Trans>
        </Checkbox>
        <Checkbox isSelected={showsCategory} onChange={setShowsCategory}>
          <Trans>Show the category</Trans>
        </Checkbox>
      </div>
      <div className="aspect-[1200/630] overflow-hidden rounded-control border border-line bg-hover">
        {data === undefined ? null : (
          <img
            src={data.picture}
            alt={t`The picture that people will see`}
            {...cardSize}
            className="size-full"
          />
        )}
      </div>
      <p className="text-xs text-muted">
        {showsProfit ? (
          <Trans>
            Someone who knows the store’s fees can estimate your cost from the price and the profit. The link
            works for 90 days.
          </Trans>
        ) : (
          <Trans>The link works for 90 days.</Trans>
        )}
      </p>
      {data === undefined ? null : <LinkText link={data.link} />}
      <DialogActions>
        <LinkActions link={data?.link} />
      </DialogActions>
    </>
  );
}

/** A link that opens the calculator with everything that was typed. `calculation`: undefined if nothing was. */
function ShareInputs({ calculation }: { readonly calculation: string | undefined }) {
  const link = `${location.origin}${openCalculatorPath}${calculation === undefined ? '' : `?${calculation}`}`;
  return (
    <>
      <p className="text-sm text-muted">
        <Trans>Whoever gets this link sees and can change everything you typed, including your cost.</Trans>
      </p>
      <LinkText link={link} />
      <DialogActions>
        <LinkActions link={link} />
      </DialogActions>
    </>
  );
}

type Props = {
  readonly query: string;
  /** undefined: the calculation has no price. */
  readonly answer: Answer | undefined;
  readonly onClose: () => void;
};

type Shared = 'answer' | 'picture' | 'inputs';

/** A calculation for somebody else: its answer only, as a link or a picture, or with everything it was calculated from. */
export function ShareDialog({ query, answer, onClose }: Props) {
  const { t } = useLingui();
  const name = useName();
  const calculation = parseCalculation(query);
  const shown = calculation === undefined ? undefined : answer;
  const [chosen, setChosen] = useState<Shared>('answer');
  const shares = shown === undefined ? 'inputs' : chosen;
  const close = (): boolean => {
    onClose();
    return true;
  };
  return (
    <DialogFrame title={t`Share this price`} onRequestClose={close}>
      <div className="flex flex-col gap-4">
        {shown === undefined ? null : (
          <RadioCards
            label={t`What you share`}
            options={[
              { id: 'answer', name: t`The answer only`, hint: t`Your cost and inputs stay with you` },
              { id: 'picture', name: t`A picture`, hint: t`Price and product, for WhatsApp` },
              { id: 'inputs', name: t`Answer and inputs`, hint: t`Cost, margin, name and everything else` },
            ]}
            value={chosen}
            onChange={setChosen}
          />
        )}
        {shares === 'answer' && calculation !== undefined ? <ShareAnswer calculation={calculation} /> : null}
        {shares === 'picture' && shown !== undefined ? (
          <PriceCard
            name={shown.name}
            store={name(shown.store)}
            {...priceFigures(shown)}
            includesVat={shown.quote.final.statement.outputVat > 0}
          />
        ) : null}
        {shares === 'inputs' ? <ShareInputs calculation={calculation} /> : null}
      </div>
    </DialogFrame>
  );
}
