import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/list-filter';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { ProgressBar } from '../../../components/progress-bar.tsx';
import { RadioCards } from '../../../components/radio-cards.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { productsQuery } from '../queries.ts';
import { useDownload } from './use-download.ts';

type Props = {
  /** The list as it is shown: what is downloaded keeps its search, its filters and its order. */
  readonly filter: ListFilter;
  readonly onClose: () => void;
};

/** Takes the page that is shown, or all that the filters let through, out as a sheet. */
export function DownloadProducts({ filter, onClose }: Props) {
  const { t } = useLingui();
  const [part, setPart] = useState<'page' | 'all'>('page');
  const [kind, setKind] = useState<'xlsx' | 'csv'>('xlsx');
  const { data } = useQuery(productsQuery(filter));
  const { start, stop, fetched, problem } = useDownload(onClose);
  const shown = data?.data.length ?? 0;
  const total = data?.total ?? shown;
  const isAtWork = fetched !== undefined;
  const end = (): void => {
    stop();
    onClose();
  };
  return (
    <Dialog title={t`Download products`} onClose={end}>
      <div className="flex flex-col gap-5">
        <RadioCards
          label={t`Which`}
          options={[
            { id: 'page', name: t`This page (${shown})` },
            { id: 'all', name: t`All that are found (${total})` },
          ]}
          value={part}
          onChange={setPart}
        />
        <SegmentedControl
          label={t`File`}
          options={[
            { id: 'xlsx', name: t`Excel (.xlsx)` },
            { id: 'csv', name: t`Text (.csv)` },
          ]}
          value={kind}
          onChange={setKind}
        />
        {isAtWork ? (
          <div className="flex flex-col gap-1.5 text-sm text-muted">
            <ProgressBar label={t`Downloading`} value={fetched} max={part === 'page' ? shown : total} />
            <p aria-live="polite">
              <Plural value={fetched} one="# product is here." other="# products are here." />
            </p>
          </div>
        ) : null}
        {problem === undefined ? null : (
          <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink">
            {problem}
          </p>
        )}
        <DialogActions>
          <Button onPress={end}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            tone="primary"
            onPress={() => void start(filter, part, kind)}
            isPending={isAtWork}
            isDisabled={total === 0}
          >
            <Trans>Download</Trans>
          </Button>
        </DialogActions>
      </div>
    </Dialog>
  );
}
