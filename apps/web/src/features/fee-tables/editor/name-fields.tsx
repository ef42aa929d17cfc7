import { useLingui } from '@lingui/react/macro';
import { handovers } from '@saer/contract/choices';
import { provenanceStatuses } from '@saer/contract/provenance';
import { InputField } from '../../../components/input-field.tsx';
import { Select } from '../../../components/select.tsx';
import { handoverWords } from '../fee-words.ts';
import { statusLabels } from '../../../domain/provenance/status-labels.ts';
import type { ClassDraft, TextField } from './class-draft.ts';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { useErrorText } from '../../../domain/number-field/use-error-text.ts';

type Props = {
  readonly draft: ClassDraft;
  readonly problems: InputErrors;
  readonly isNew: boolean;
  readonly onChange: (changes: Partial<ClassDraft>) => void;
};

const BOTH = 'both';

/** Fields for a class's name, way of handing over and provenance. */
export function NameFields({ draft, problems, isNew, onChange }: Props) {
  const { t, i18n } = useLingui();
  const problemText = useErrorText();
  const field = (name: TextField) => ({
    id: `class-${name}`,
    value: draft[name],
    onChange: (text: string) => onChange({ [name]: text }),
    error: problemText(problems.get(name)),
  });
  return (
    <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 xl:grid-cols-3">
      <InputField {...field('nameEn')} label={t`English name`} />
      <InputField {...field('nameAr')} label={t`Arabic name`} />
      {isNew ? (
        <InputField
          {...field('code')}
          label={t`Code`}
          kind="username"
          description={t`Set once. Derived from the English name if left empty.`}
        />
      ) : null}
      <Select
        label={t`Handover`}
        placeholder={t`Handover`}
        options={[
          { id: BOTH, name: t`Both ways` },
          ...handovers.map((each) => ({ id: each, name: i18n._(handoverWords[each]) })),
        ]}
        value={draft.handover ?? BOTH}
        onChange={(chosen) => onChange({ handover: chosen === BOTH ? null : chosen })}
      />
      <Select
        label={t`Verification`}
        placeholder={t`Verification`}
        options={provenanceStatuses.map((each) => ({ id: each, name: i18n._(statusLabels[each]) }))}
        value={draft.status}
        onChange={(status) => onChange({ status })}
      />
      <InputField {...field('source')} label={t`Source`} />
    </div>
  );
}
