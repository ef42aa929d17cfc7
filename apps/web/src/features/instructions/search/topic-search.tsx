import { useLingui } from '@lingui/react/macro';
import { bareInput, controlBox } from '../../../components/button/control-style.ts';

/** The search of the index. Without a script it is not there: the list below is complete. */
export function TopicSearch() {
  const { t } = useLingui();
  return (
    <search className="mt-6 block max-w-xl noscript:hidden print:hidden">
      <form action="/instructions">
        <label className="block">
          <span className="text-sm font-medium">{t`Search the instructions`}</span>
          <input
            type="search"
            maxLength={80}
            autoComplete="off"
            data-topic-search
            placeholder={t`Such as: VAT, size class, column AA`}
            className={`mt-1.5 ${controlBox} ${bareInput}`}
          />
        </label>
        <p className="mt-2 min-h-5 text-sm text-muted">
          <output data-topic-count hidden>
            {t`Topics found:`} <span />
          </output>
          <output data-topic-none hidden>
            {t`Nothing found. Try another word, or look through the list.`}
          </output>
        </p>
      </form>
    </search>
  );
}
