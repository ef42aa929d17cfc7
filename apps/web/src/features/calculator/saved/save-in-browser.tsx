import { Trans, useLingui } from '@lingui/react/macro';
import { Save } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { type Draft } from '@saer/contract/products/calculator-draft';
import { searchQuery } from '@saer/contract/products/calculator-search';
import { NextProduct } from './next-product.tsx';
import { SaveError, lacksOnlyRecommendation, type SaveFailure, saveFailure } from './save-error.tsx';
import type { SavedProduct } from './saved-products.ts';
import type { QuoteReply } from '@saer/contract/products/quote';
import type { Statement } from '@saer/pricing/answer/statement';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { everyFeeBook } from '../../../domain/fee-book/query.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useIsConnected } from '../../../lib/api/connection.ts';
import { calculateMutation } from './queries.ts';

interface BrowserSave {
  readonly save: () => void;
  readonly isSaving: boolean;
  /** The form as it is now has been saved. */
  readonly isSaved: boolean;
  /** Error of the last attempt; the form is unchanged. */
  readonly failure: SaveFailure | undefined;
}

/** Says whether the server came to the same statement as the browser, every line to the halala. */
const agrees = ({ quote }: Answer, reply: QuoteReply): boolean => {
  const here: Statement = quote.final.statement;
  const there: Statement = reply.final.statement;
  return lineNames(here).every((line) => here[line] === there[line]);
};

const lineNames = (statement: Statement): readonly (keyof Statement)[] =>
  Object.keys(statement).filter((key): key is keyof Statement => key in statement);

/** Lets the server calculate the product too, and saves it with the server's figures. */
function useSave(
  answer: Answer | undefined,
  draft: Draft,
  saveProduct: (product: SavedProduct) => boolean,
): BrowserSave {
  const { t } = useLingui();
  const client = useQueryClient();
  const isConnected = useIsConnected();
  const { mutate, isPending, error, variables, reset } = useMutation(calculateMutation);
  const query = searchQuery(draft);
  const [savedQuery, setSavedQuery] = useState<string>();

  const save = (): void => {
    if (!answer) return;
    const { product, store } = answer;

    const saveAt = ({ price, profit }: Figures, toast: Parameters<typeof showToast>[0]): void => {
      const isSavedHere = saveProduct({
        id: crypto.getRandomValues(new Uint32Array(2)).join('-'),
        name: draft.name.trim(),
        store: store.code,
        price,
        profit,
        savedAt: new Date().toISOString(),
        query,
      });
      if (isSavedHere) setSavedQuery(query);
      showToast(
        isSavedHere
          ? toast
          : { tone: 'negative', text: t`This browser has no room left to keep it. Copy the link instead.` },
      );
    };

    reset();
    if (!isConnected) {
      saveAt(answer.quote.final.statement, {
        tone: 'neutral',
        text: t`Saved in this browser with the figures shown. The server could not be reached.`,
      });
      return;
    }
    mutate(
      { ...product, store: store.code, ...(draft.on === '' ? {} : { on: draft.on }) },
      {
        onSuccess: (reply) =>
          saveAt(
            reply.final.statement,
            agrees(answer, reply)
              ? { tone: 'positive', text: t`Saved in this browser. The server calculated the same figures.` }
              : {
                  tone: 'neutral',
                  text: t`Fees have changed, so the server’s figures were saved.`,
                  action: {
                    label: t`Load the new fees`,
                    onPress: () => void client.invalidateQueries({ queryKey: everyFeeBook }),
                  },
                },
          ),
        onError: (failed) => {
          if (!lacksOnlyRecommendation(failed, product)) return;
          saveAt(answer.quote.final.statement, {
            tone: 'neutral',
            text: t`Saved in this browser with the figures shown. The server found no price to recommend.`,
          });
        },
      },
    );
  };
  return { save, isSaving: isPending, isSaved: savedQuery === query, failure: saveFailure(error, variables) };
}

type Figures = Pick<SavedProduct, 'price' | 'profit'>;

// Memoised: React skips identical elements.
const saveIcon = <Save aria-hidden className="size-4" />;

type Props = {
  readonly answer: Answer | undefined;
  readonly draft: Draft;
  /** There is another way to save it, which comes first. */
  readonly isBeside: boolean;
  readonly saveProduct: (product: SavedProduct) => boolean;
  /** Undefined where another way to save it leads to the next product. */
  readonly startNext?: () => void;
};

/** Saves the product in this browser, with the server's own calculation of it. */
export function SaveInBrowser({ answer, draft, isBeside, saveProduct, startNext }: Props) {
  const { save, isSaving, isSaved, failure } = useSave(answer, draft, saveProduct);
  return (
    <>
      <Button
        tone={isBeside || isSaved ? 'plain' : 'primary'}
        onPress={save}
        isDisabled={!answer}
        isPending={isSaving}
      >
        {saveIcon}
        {isBeside ? <Trans>Save in this browser</Trans> : <Trans>Save product</Trans>}
      </Button>
      {isSaved && startNext ? <NextProduct startNext={startNext} isBeside={isBeside} /> : null}
      <SaveError failure={failure} />
    </>
  );
}
