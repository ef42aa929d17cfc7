import { Trans, useLingui } from '@lingui/react/macro';
import { cardSize } from '@saer/contract/sharing';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Checkbox } from '../../../components/checkbox.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { LinkActions } from './link-actions.tsx';
import { LinkText } from './link-text.tsx';
import { sharedAnswerQuery } from './queries.ts';

/** A link and a picture that show the answer, as the picture itself shows. */
export function ShareAnswer({ calculation }: { readonly calculation: string }) {
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
