import { Trans } from '@lingui/react/macro';
import { Money } from '../../../components/figure/money.tsx';
import type { Answer } from '@saer/quoting/calculator/calculation';
import { HealthWord } from './health-word.tsx';

/** The answer in one line that remains visible on a phone and links to the rest. */
export function AnswerBar({ quote, href }: Pick<Answer, 'quote'> & { readonly href: `#${string}` }) {
  const { statement, health } = quote.final;
  return (
    <a
      href={href}
      className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-card border border-line bg-raised px-4 py-2.5 text-ink shadow-raised"
    >
      <span className="flex flex-col">
        <span className="text-xs text-muted">
          <Trans>Price</Trans>
        </span>
        <span className="text-lg leading-tight font-semibold">
          <Money halalas={statement.price} />
        </span>
      </span>
      <HealthWord health={health} />
      <span className="ms-auto flex flex-col text-end">
        <span className="text-xs text-muted">
          <Trans>Net profit</Trans>
        </span>
        <span className="text-lg leading-tight font-semibold">
          <Money halalas={statement.profit} />
        </span>
      </span>
    </a>
  );
}
