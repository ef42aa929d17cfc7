import { Trans, useLingui } from '@lingui/react/macro';
import type { ListInput } from '@saer/contract/lists/all';
import { X } from 'lucide-react';
import { type Control, useController } from 'react-hook-form';
import { useQuery } from '@tanstack/react-query';
import { ComboBox } from '../../../components/combo-box.tsx';
import type { Option } from '../../../components/option.ts';
import { useFieldWords } from '../../../lib/use-field-words.ts';
import { everyRowQuery } from '../queries.ts';
import { useName } from '../../../domain/names/use-name.ts';

type Props = { readonly control: Control<ListInput<'classificationCategory'>, unknown, object> };

/** Every size class of any fee table, once: its code, with its name in the newest. */
function useClassOptions(): readonly Option[] {
  const name = useName();
  const { data = [] } = useQuery(everyRowQuery('classification'));
  const byCode = new Map(data.map((each) => [each.code, each]));
  return [...byCode].map(([code, each]) => ({ id: code, name: name(each), hint: code }));
}

/** The size classes of a category: found by typing, one after the other. */
export function MembersField({ control }: Props) {
  const { t } = useLingui();
  const { field, fieldState } = useController({ control, name: 'members' });
  const [error] = useFieldWords()(fieldState.error);
  const options = useClassOptions();
  const members = field.value ?? [];
  const nameOf = (code: string): string => options.find(({ id }) => id === code)?.name ?? code;
  const left = options.filter(({ id }) => !members.includes(id));
  return (
    <div className="flex flex-col gap-2">
      <ComboBox
        key={`${options.length} ${members.length}`}
        label={t`Size classes`}
        placeholder={t`Type to search`}
        options={left}
        value={undefined}
        onChange={(code) => {
          if (code !== undefined) field.onChange([...members, code]);
        }}
        error={error}
      />
      {members.length === 0 ? (
        <p className="text-xs text-muted">
          <Trans>No size class yet.</Trans>
        </p>
      ) : (
        <ul aria-label={t`Size classes`} className="flex flex-wrap gap-2">
          {members.map((code) => (
            <li key={code} className="inline-flex items-center rounded-control bg-hover ps-3 text-sm">
              <bdi>{nameOf(code)}</bdi>
              <button
                type="button"
                aria-label={t`Remove ${nameOf(code)}`}
                onClick={() => field.onChange(members.filter((each) => each !== code))}
                className="grid size-control place-items-center text-muted hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
