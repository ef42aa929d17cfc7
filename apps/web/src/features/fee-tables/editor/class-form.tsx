import { Trans } from '@lingui/react/macro';
import { Suspense, useId } from 'react';
import { Card } from '../../../components/card.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import type { ClassDraft, SlabDraft } from './class-draft.ts';
import { CheckNotices } from './check-notices.tsx';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import type { Warning } from './live-check.ts';
import { NameFields } from './name-fields.tsx';
import { SidesFields } from './sides-fields.tsx';
import { WeightFields } from './weight-fields.tsx';

const SlabTable = lazyComponent(async () => (await import('./slab-table.tsx')).SlabTable);

type Props = {
  readonly draft: ClassDraft;
  /** The slabs before any change. */
  readonly savedSlabs: readonly SlabDraft[];
  readonly problems: InputErrors;
  readonly warnings: readonly Warning[];
  readonly isNew: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (changes: Partial<ClassDraft>) => void;
};

/** Every figure of a size class. */
export function ClassForm(props: Props) {
  const { draft, savedSlabs, problems, warnings, isNew, isReadOnly, onChange } = props;
  const id = useId();
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card>
        <fieldset disabled={isReadOnly} className="flex min-w-0 flex-col gap-5">
          <NameFields draft={draft} problems={problems} isNew={isNew} onChange={onChange} />
          <SidesFields
            draft={draft}
            problems={problems}
            onChange={(field, text) => onChange({ [field]: text })}
          />
          <WeightFields
            draft={draft}
            problems={problems}
            onChange={(field, text) => onChange({ [field]: text })}
          />
        </fieldset>
      </Card>
      <Card labelledBy={id}>
        <h2 id={id} className="mb-3 text-base font-semibold text-ink">
          <Trans>Weight slabs</Trans>{' '}
          <span className="text-sm font-normal text-muted">
            <Trans>fees before VAT, by shipping weight</Trans>
          </span>
        </h2>
        <div className="flex flex-col gap-3">
          <Suspense fallback={<Skeleton lines={Math.max(3, draft.slabs.length)} />}>
            <SlabTable
              slabs={draft.slabs}
              savedSlabs={savedSlabs}
              problems={problems}
              onChange={(slabs) => onChange({ slabs })}
              isReadOnly={isReadOnly}
            />
          </Suspense>
          <CheckNotices warnings={warnings} />
        </div>
      </Card>
    </div>
  );
}
