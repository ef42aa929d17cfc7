import { Trans, useLingui } from '@lingui/react/macro';
import { formatMoneyInWords } from '@saer/i18n/format-money';
import type { PriceFigures } from '@saer/quoting/figure';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ImageDown, Send } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/button/button.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { Checkbox } from '../../components/form/checkbox.tsx';
import { DialogActions } from '../../components/overlay/dialog-actions.tsx';
import { ErrorState } from '../../components/layout/error-state.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { useLanguage } from '../../lib/language/language.ts';
import { asDataUri } from '../../lib/browser/as-data-uri.ts';
import { saveFile, canShare, shareWithDevice } from '../../lib/browser/save-file.ts';
import { useShortDay } from '../../lib/language/use-short-dates.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import { marketplaceName } from '../names/store-names.ts';
import { drawPriceCard, priceCardSize } from './draw-card.ts';

const fileName = 'saer-price-card.png';
const longestName = 120;

type Props = PriceFigures & {
  /** The product's name; empty if it has none. */
  readonly name: string;
  /** The store's name in the reader's language. */
  readonly store: string;
  readonly includesVat: boolean;
};

/** A price as a picture to send: what is on it is chosen here, and the profit only if somebody wants that. */
export function PriceCard({ name, store, price, profit, includesVat }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = useShortDay()(useToday());
  const [title, setTitle] = useState(name);
  const [showsStore, setShowsStore] = useState(true);
  const [showsProfit, setShowsProfit] = useState(false);
  const isLoss = profit.halalas < 0;
  const profitLabel = profit.isToConfirm
    ? isLoss
      ? t`Net loss, to be confirmed`
      : t`Net profit, to be confirmed`
    : isLoss
      ? t`Net loss`
      : t`Net profit`;
  const content = {
    language,
    brand: t`Saer`,
    name: title.trim().slice(0, longestName),
    priceLabel: price.isToConfirm ? t`Price, to be confirmed` : t`Price`,
    price,
    profit: showsProfit ? { label: profitLabel, figure: profit } : undefined,
    store: showsStore ? marketplaceName(store) : '',
    note: includesVat ? t`VAT included · ${today}` : today,
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['priceCard', content],
    queryFn: async () => {
      const picture = await drawPriceCard(content);
      return { picture, address: await asDataUri(picture) };
    },
    placeholderData: (previous) => previous,
    // Drawn here: no connection is needed.
    networkMode: 'always',
    retry: false,
    gcTime: 0,
    meta: { quiet: true },
  });
  const files = data === undefined ? [] : [new File([data.picture], fileName, { type: data.picture.type })];
  const canSend = files.length > 0 && canShare({ files });
  const { mutate: send } = useMutation({
    networkMode: 'always',
    mutationFn: async (picture: Blob) => {
      if (!(await shareWithDevice({ files: [...files] }))) saveFile(picture, fileName);
    },
  });
  const priceInWords = formatMoneyInWords(price.halalas, language);
  if (error !== null)
    return (
      <ErrorState onRetry={() => void refetch()}>
        <Trans>This browser could not draw the picture.</Trans>
      </ErrorState>
    );
  return (
    <div className="flex flex-col gap-4">
      <TextField label={t`Name on the picture`} value={title} onChange={setTitle} />
      <div className="flex flex-wrap gap-x-6">
        <Checkbox isSelected={showsStore} onChange={setShowsStore}>
          <Trans>Show the store</Trans>
        </Checkbox>
        <Checkbox isSelected={showsProfit} onChange={setShowsProfit}>
          <Trans>Show my net profit</Trans>
        </Checkbox>
      </div>
      <div className="mx-auto aspect-square w-full max-w-80 overflow-hidden rounded-control border border-line bg-hover">
        {data === undefined ? null : (
          <img
            src={data.address}
            alt={t`The picture: ${priceInWords}`}
            {...priceCardSize}
            className="size-full"
          />
        )}
      </div>
      {price.isToConfirm || (showsProfit && profit.isToConfirm) ? (
        <p className="text-sm text-ink">
          <Trans>
            The picture says “to be confirmed”: a fee, the VAT or a range factor behind it is not confirmed
            yet. Compare the fees with your seller account first.
          </Trans>{' '}
          <a href="/fees" className={linkStyle}>
            <Trans>Fees and their sources</Trans>
          </a>
        </p>
      ) : null}
      <p className="text-xs text-muted">
        {showsProfit ? (
          <Trans>
            Someone who knows the store’s fees can estimate your cost from the price and the profit.
          </Trans>
        ) : (
          <Trans>Your cost, margin and profit are not on it. It is drawn on this device.</Trans>
        )}
      </p>
      <DialogActions>
        <Button
          tone={canSend ? 'plain' : 'primary'}
          isDisabled={data === undefined}
          onPress={() => data !== undefined && saveFile(data.picture, fileName)}
        >
          <ImageDown aria-hidden className="size-4" />
          <Trans>Save as picture</Trans>
        </Button>
        {canSend ? (
          <Button tone="primary" onPress={() => data !== undefined && send(data.picture)}>
            <Send aria-hidden className="size-4" />
            <Trans>Share picture</Trans>
          </Button>
        ) : null}
      </DialogActions>
    </div>
  );
}
