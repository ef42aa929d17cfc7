import { Trans, useLingui } from '@lingui/react/macro';
import {
  type LegalVersionWithTexts,
  maxChangesText,
  maxLegalText,
} from '@saer/contract/legal/legal-document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId } from 'react';
import { directions, type Language } from '@saer/i18n/locale';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { Switch } from '../../components/button/switch.tsx';
import { ApiFailure } from '../../lib/api/api.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { saveDraftMutation, partnersQuery } from './queries.ts';
import { controlBox } from '../../components/button/control-style.ts';
import { FieldFrame } from '../../components/form/field-frame.tsx';
import { describedBy } from '../../components/form/field-texts.ts';
import { Disclosure } from '../../components/layout/disclosure.tsx';

const examples = ['## …', '### …', '- …', '1. …', '**…**', '*…*', '[…](/terms)', '| … | … |'] as const;

const company = '{{company}}';
const processors = '{{processors}}';

/** The markup that a text may use. */
function MarkdownHelp() {
  const { t } = useLingui();
  const names = {
    '## …': t`Section; becomes an entry of the contents`,
    '### …': t`Part of a section`,
    '- …': t`List`,
    '1. …': t`Numbered list`,
    '**…**': t`Bold`,
    '*…*': t`Italics`,
    '[…](/terms)': t`Link to a page, a section (#section-2), https:// or mailto:`,
    '| … | … |': t`Table; a line of |---|---| below its heading`,
  } as const satisfies Record<(typeof examples)[number], string>;
  return (
    <Disclosure level={2} title={t`How to write headings, lists, tables and links`}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-sm">
        {examples.map((example) => (
          <div key={example} className="contents">
            <dt>
              <code dir="ltr" className="text-xs">
                {example}
              </code>
            </dt>
            <dd className="text-muted">{names[example]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-muted">
        <Trans>
          Blanks that somebody has to fill in stand in double square brackets; a text with blanks cannot be
          confirmed. The settings fill in <code dir="ltr">{company}</code> and{' '}
          <code dir="ltr">{processors}</code>; confirming saves what they say on that day.
        </Trans>
      </p>
    </Disclosure>
  );
}

type TextAreaProps = {
  readonly label: string;
  readonly language: Language;
  readonly value: string;
  /** Maximum characters. */
  readonly longest: number;
  readonly onChange: (value: string) => void;
  /** A whole text, not a few sentences. */
  readonly isLong?: boolean;
  readonly error?: string | undefined;
};

/** A text in one of the two languages, whichever the page is in. */
function TextArea({ label, language, value, longest, onChange, isLong = false, error }: TextAreaProps) {
  const id = useId();
  const texts = { label, error };
  return (
    <FieldFrame {...texts} id={id}>
      <textarea
        {...describedBy(id, texts)}
        id={id}
        lang={language}
        dir={directions[language]}
        value={value}
        maxLength={longest}
        spellCheck
        onChange={(event) => onChange(event.target.value)}
        className={`${controlBox} resize-y px-3 py-2 text-base/7 group-data-invalid:border-danger sm:text-sm/6 ${isLong ? 'h-128' : 'h-24'}`}
      />
    </FieldFrame>
  );
}

/** The outside systems in use, which the privacy policy must name. */
function ProcessorsNotice() {
  const { data } = useQuery(partnersQuery);
  if (data === undefined) return null;
  const names = data.filter(({ isStandIn }) => !isStandIn).map(({ name }) => name);
  const list = names.join(' · ');
  return (
    <Notice>
      {names.length === 0 ? (
        <Trans>
          No outside system is set up on this server: messages, payments and identity checks are local. The
          policy must name every one that you set up later.
        </Trans>
      ) : (
        <Trans>
          Outside systems set up on this server: <bdi>{list}</bdi>. The policy must name each of them.
        </Trans>
      )}
    </Notice>
  );
}

/** Fields of a draft as they are typed. */
export interface DraftValues {
  /** The version that it is based on: another admin may save meanwhile. */
  readonly base: number;
  readonly textAr: string;
  readonly textEn: string;
  readonly changesAr: string;
  readonly changesEn: string;
  readonly asksAcceptance: boolean;
}

type Props = {
  readonly version: LegalVersionWithTexts;
  /** Undefined: as saved. */
  readonly typed: DraftValues | undefined;
  readonly onType: (values: DraftValues | undefined) => void;
};

const getValues = (version: LegalVersionWithTexts): DraftValues => ({
  base: version.version,
  textAr: version.textAr,
  textEn: version.textEn,
  changesAr: version.changesAr ?? '',
  changesEn: version.changesEn ?? '',
  asksAcceptance: version.asksAcceptance,
});

/** The fields of a draft, both languages side by side. What was typed stays when the view changes or saving fails. */
export function DraftEditor({ version, typed, onType }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutateAsync, error, isPending, reset } = useMutation(saveDraftMutation);
  const values = typed ?? getValues(version);
  const isTouched = typed !== undefined;
  const change = (changes: Partial<DraftValues>): void => {
    reset();
    onType({ ...values, ...changes });
  };
  const send = async (over: number): Promise<void> => {
    try {
      await mutateAsync({
        id: version.id,
        version: over,
        textAr: values.textAr,
        textEn: values.textEn,
        asksAcceptance: values.asksAcceptance,
        changesAr: values.changesAr.trim() === '' ? null : values.changesAr.trim(),
        changesEn: values.changesEn.trim() === '' ? null : values.changesEn.trim(),
      });
      // Also while another view is open.
      onType(undefined);
      showToast({ tone: 'positive', text: t`The draft is saved.` });
    } catch {
      // Shown at its field; what was typed stays.
    }
  };
  const save = (over: number): void => void send(over);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isPending && isTouched) save(values.base);
  };
  const reply = error instanceof ApiFailure ? error.reply : undefined;
  const errorAt = (field: string): string | undefined =>
    error !== null && reply?.field === field ? failureWords(error) : undefined;
  const isStale = reply?.code === 'rowChanged';
  const isAtField = ['textAr', 'textEn', 'changesAr', 'changesEn'].includes(reply?.field ?? '');
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <div role="alert" className="empty:hidden">
        {isStale ? (
          <Notice tone="warning">
            <p>
              <Trans>Somebody else has saved this draft meanwhile. What you typed is still here.</Trans>
            </p>
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onPress={() => save(version.version)}>{t`Save mine over theirs`}</Button>
              <Button
                onPress={() => {
                  reset();
                  onType(undefined);
                }}
              >{t`Take theirs`}</Button>
            </div>
          </Notice>
        ) : error !== null && !isAtField ? (
          <Notice tone="danger">{failureWords(error)}</Notice>
        ) : null}
      </div>
      {version.document === 'PRIVACY' ? <ProcessorsNotice /> : null}
      <Card>
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-2">
          <TextArea
            label={t`Arabic text`}
            language="ar"
            isLong
            value={values.textAr}
            longest={maxLegalText}
            error={errorAt('textAr')}
            onChange={(textAr) => change({ textAr })}
          />
          <TextArea
            label={t`English text`}
            language="en"
            isLong
            value={values.textEn}
            longest={maxLegalText}
            error={errorAt('textEn')}
            onChange={(textEn) => change({ textEn })}
          />
          <TextArea
            label={t`What changed, in Arabic`}
            language="ar"
            value={values.changesAr}
            longest={maxChangesText}
            error={errorAt('changesAr')}
            onChange={(changesAr) => change({ changesAr })}
          />
          <TextArea
            label={t`What changed, in English`}
            language="en"
            value={values.changesEn}
            longest={maxChangesText}
            error={errorAt('changesEn')}
            onChange={(changesEn) => change({ changesEn })}
          />
        </div>
        <div className="mt-4 flex flex-col gap-3">
          <Switch
            isSelected={values.asksAcceptance}
            onChange={(asksAcceptance) => change({ asksAcceptance })}
          >
            <Trans>
              Ask sellers to accept this version. Turn it off for corrections that change nothing.
            </Trans>
          </Switch>
          <MarkdownHelp />
        </div>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          {isTouched ? (
            <Button
              onPress={() => {
                reset();
                onType(undefined);
              }}
            >{t`Discard changes`}</Button>
          ) : null}
          <Button type="submit" tone="primary" isPending={isPending} isDisabled={!isTouched}>
            <Trans>Save draft</Trans>
          </Button>
        </div>
      </Card>
    </form>
  );
}
