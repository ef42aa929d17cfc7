import { Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import type { NoonPriceChoice } from '@saer/spreadsheet/write/noon-price-rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { readStorage, writeStorage } from '../../../lib/storage.ts';
import { productsQuery } from '../queries.ts';
import { DownloadProgress } from './download-progress.tsx';
import { NoonPricesResult } from './noon-prices-result.tsx';
import { ScopeChoice } from './scope-choice.tsx';
import type { Scope } from './scope.ts';
import { useNoonPrices } from './use-noon-prices.ts';

type Props = {
  /** The list's current state. */
  readonly filter: ListFilter;
  readonly marked: readonly ListedProduct[];
  /** Which products at first. */
  readonly scope: Scope;
  readonly onClose: () => void;
};

/** Exports prices as the file for noon's price import, and lists omitted products. */
export function NoonPrices({ filter, marked, scope: first, onClose }: Props) {
  const { t } = useLingui();
  const [scope, setScope] = useState<Scope>(first);
  const [choice, setChoice] = useState<NoonPriceChoice>('recommended');
  const [partner, setPartner] = useState(() => readStorage('noonPartner') ?? '');
  const { data } = useQuery(productsQuery(filter));
  const { start, stop, progress, problem, taken } = useNoonPrices();
  const visible = data?.data ?? [];
  const page = visible.length;
  const counts = { all: data?.total ?? page, page, marked: marked.length };
  const isAtWork = progress !== undefined;
  const named = { all: undefined, page: visible, marked };
  const end = (): void => {
    stop();
    onClose();
  };
  const take = (): void => {
    const number = partner.trim();
    writeStorage('noonPartner', number);
    void start({ filter, named: named[scope], choice, partner: number, of: counts[scope] });
  };
  return (
    <Dialog title={t`Price file for noon`} onClose={end}>
      {taken === undefined ? (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-muted">
            <Trans>
              An Excel file to upload in noon’s Seller Lab, under Catalog, Imports, Price. Prices outside the
              range noon allows stay out of it and are named.
            </Trans>
          </p>
          <ScopeChoice counts={counts} value={scope} onChange={setScope} />
          <SegmentedControl
            label={t`Which price`}
            options={[
              { id: 'recommended', name: t`Recommended` },
              { id: 'final', name: t`My own, where I typed one` },
            ]}
            value={choice}
            onChange={setChoice}
          />
          <TextField
            label={t`Your partner number at noon (id_partner)`}
            description={t`noon’s import asks for it. Empty: the column stays empty.`}
            value={partner}
            onChange={setPartner}
          />
          {isAtWork ? <DownloadProgress {...progress} /> : null}
          {problem === undefined ? null : (
            <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink">
              {problem}
            </p>
          )}
          <DialogActions>
            <Button onPress={end}>
              <Trans>Cancel</Trans>
            </Button>
            <Button tone="primary" onPress={take} isPending={isAtWork} isDisabled={counts.all === 0}>
              <Trans>Download the price file</Trans>
            </Button>
          </DialogActions>
        </div>
      ) : (
        <NoonPricesResult {...taken} onClose={end} />
      )}
    </Dialog>
  );
}
