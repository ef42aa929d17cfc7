import { useLingui } from '@lingui/react/macro';
import {
  instructionPage,
  type InstructionTopic,
  instructionTopics,
  publicPageAddress,
} from '@saer/contract/site/public-pages';
import { topicTitles } from '../../../domain/instructions/topic-titles.ts';
import { useLanguage } from '../../../lib/language/language.ts';

/** The topics before and after this one. */
export function NextTopics({ topic }: { readonly topic: InstructionTopic }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const at = instructionTopics.indexOf(topic);
  const ways = [
    { id: 'previous', label: t`Previous`, to: instructionTopics[at - 1] },
    { id: 'next', label: t`Next`, to: instructionTopics[at + 1] },
  ];
  return (
    <nav aria-label={t`Other topics`} className="mt-12 grid gap-4 sm:grid-cols-2 print:hidden">
      {ways.map(({ id, label, to }) =>
        to === undefined ? null : (
          <a
            key={id}
            href={publicPageAddress(language, instructionPage(to))}
            className="rounded-card border border-line bg-surface p-card transition-colors hover:border-edge sm:last:col-start-2 sm:last:text-end"
          >
            <span className="block text-xs text-muted">{label}</span>
            <span className="mt-0.5 block font-semibold text-brand-strong">{i18n._(topicTitles[to])}</span>
          </a>
        ),
      )}
    </nav>
  );
}
