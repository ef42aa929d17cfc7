import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';

type Props = {
  readonly store: { readonly nameEn: string; readonly nameAr: string };
  readonly onPress: () => void;
};

/** Begins a draft for a store. */
export function AddDraftButton({ store, onPress }: Props) {
  const name = getName(store, useLanguage());
  return (
    <Button tone="quiet" onPress={onPress}>
      <Plus aria-hidden className="size-4" />
      <span className="whitespace-nowrap max-md:sr-only">
        <Trans>New draft</Trans>
      </span>
      <span className="sr-only">{name}</span>
    </Button>
  );
}
