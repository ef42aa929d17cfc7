import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion, VersionRate } from '@saer/contract/fee-version';
import { provenanceStatuses } from '@saer/contract/provenance';
import { referralShapes } from '@saer/contract/choices';
import { type ListRow } from '@saer/contract/lists/all';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { FormError } from '../../../components/form-error.tsx';
import { InputField } from '../../../components/input-field.tsx';
import { Select } from '../../../components/select.tsx';
import { UnitMark } from '../../../components/unit-mark.tsx';
import { numberKinds } from '../../../domain/number-field/number-kinds.ts';
import { ApiFailure } from '../../../lib/api.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { ChangedMeanwhile } from '../conflict/changed-meanwhile.tsx';
import { FallenNotice } from '../editor/fallen-notice.tsx';
import { hasLostSource, withProvenance } from '../editor/draft-provenance.ts';
import { NumberField } from '../../../domain/number-field/number-field.tsx';
import type { InputErrors } from '../../../domain/number-field/read-number.ts';
import { useErrorText } from '../../../domain/number-field/use-error-text.ts';
import { shapeWords } from '../fee-words.ts';
import { statusLabels } from '../../../domain/provenance/status-labels.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { type RateDraft, rateDraftOf, readRate } from './rate-draft.ts';
import { useSaveRate } from './use-save-rate.ts';

type Props = {
  readonly version: FeeVersion;
  readonly subFamily: ListRow<'productSubFamily'>;
  readonly rate: VersionRate | undefined;
  readonly onClose: () => void;
};

const isAtSource = (error: unknown): boolean =>
  error instanceof ApiFailure && error.reply?.field === 'source';

/** A commission edited in its line: Enter saves, Escape leaves it as it was. */
export function CommissionForm({ version, subFamily, rate, onClose }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const language = useLanguage();
  const problemText = useErrorText();
  const failureWords = useFailureWords();
  const [base, setBase] = useState(rate);
  const [initial, setInitial] = useState(() => rateDraftOf(rate));
  const [draft, setDraft] = useState(initial);
  const change = (changes: Partial<RateDraft>): void =>
    setDraft(withProvenance(initial, draft, { ...draft, ...changes }));
  const [problems, setProblems] = useState<InputErrors>(new Map());
  const [failure, setFailure] = useState<string>();
  const [theirs, setTheirs] = useState<VersionRate>();
  const { save, isSaving } = useSaveRate(version, subFamily.id);
  const name = nameOf(subFamily, language);

  const form = useRef<HTMLFormElement>(null);
  const escape = useEffectEvent((event: KeyboardEvent) => {
    const isHere = form.current?.contains(document.activeElement) === true;
    if (event.key === 'Escape' && isHere && theirs === undefined) onClose();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => escape(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  const send = async (typed: RateDraft, over: VersionRate | undefined): Promise<void> => {
    const { values, problems: found } = readRate(typed);
    setProblems(found);
    setFailure(undefined);
    if (values === undefined) return document.getElementById(`${id}-${[...found.keys()][0]}`)?.focus();
    try {
      const source = typed.source.trim() === '' ? null : typed.source.trim();
      const provenance = { status: typed.status, source, note: over?.note ?? null };
      const changed = await save(values, provenance, over);
      return changed === undefined ? onClose() : setTheirs(changed);
    } catch (error) {
      if (isAtSource(error)) {
        setProblems(new Map([['source', { code: 'required', details: {} }]]));
        return document.getElementById(`${id}-source`)?.focus();
      }
      return setFailure(error instanceof Error ? failureWords(error) : String(error));
    }
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isSaving) void send(draft, base);
  };
  const field = (key: 'rate1' | 'limit' | 'rate2') => ({
    id: `${id}-${key}`,
    text: draft[key],
    onChange: (text: string) => change({ [key]: text }),
    problem: problems.get(key),
  });
  const percent = { ...numberKinds.rate, end: <UnitMark>%</UnitMark> };
  const isFlat = draft.shape === 'flat';
  return (
    <>
      <form
        noValidate
        aria-label={name}
        onSubmit={submit}
        ref={form}
        className="flex flex-col gap-3 rounded-control bg-hover p-3"
      >
        <p className="text-sm font-medium text-ink">{name}</p>
        <FormError>{failure}</FormError>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          <NumberField
            {...field('rate1')}
            {...percent}
            label={isFlat ? t`Rate` : t`Rate up to it`}
            isFocused
          />
          <Select
            label={t`Commission type`}
            placeholder={t`Commission type`}
            options={referralShapes.map((each) => ({ id: each, name: i18n._(shapeWords[each]) }))}
            value={draft.shape}
            onChange={(shape) => change({ shape })}
          />
          {isFlat ? null : (
            <>
              <NumberField
                {...field('limit')}
                {...numberKinds.money}
                end={<UnitMark>{RIYAL_SIGN}</UnitMark>}
                label={t`Changes at the price`}
              />
              <NumberField {...field('rate2')} {...percent} label={t`Rate above`} />
            </>
          )}
          <Select
            label={t`Verification`}
            placeholder={t`Verification`}
            options={provenanceStatuses.map((each) => ({ id: each, name: i18n._(statusLabels[each]) }))}
            value={draft.status}
            onChange={(status) => change({ status })}
          />
        </div>
        <FallenNotice isFallen={hasLostSource(initial, draft)} />
        <InputField
          id={`${id}-source`}
          label={t`Source`}
          value={draft.source}
          onChange={(source) => change({ source })}
          error={problemText(problems.get('source'))}
        />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isSaving}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
      {theirs === undefined || base === undefined ? null : (
        <ChangedMeanwhile<RateDraft>
          entity="referralRule"
          entityId={base.id}
          base={rateDraftOf(base)}
          theirs={rateDraftOf(theirs)}
          mine={draft}
          print={(key, values) =>
            key === 'shape'
              ? i18n._(shapeWords[values.shape])
              : key === 'status'
                ? i18n._(statusLabels[values.status])
                : (values[key] ?? '')
          }
          isPending={isSaving}
          onResolve={(values) => {
            setBase(theirs);
            setInitial(rateDraftOf(theirs));
            setDraft(values);
            setTheirs(undefined);
            void send(values, theirs);
          }}
          onClose={() => setTheirs(undefined)}
        />
      )}
    </>
  );
}
