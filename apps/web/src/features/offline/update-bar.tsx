import { Trans } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { DiscardQuestion } from '../../components/overlay/discard-question.tsx';
import { lineLinkStyle } from '../../components/button/button-style.ts';
import { unsavedForms } from '../../lib/form/unsaved-forms.ts';

const reload = (): void => location.reload();

/** Says that a newer version is there. This page goes on with its own until it is loaded again. */
export function UpdateBar() {
  const [isAsked, setAsked] = useState(false);
  return (
    <output className="block print:hidden">
      <div className="flex items-center justify-center gap-x-2 border-b border-line bg-brand-soft px-4 py-0.5 text-sm text-ink">
        <p className="flex items-center gap-2.5 py-2">
          <RefreshCw aria-hidden className="size-4 shrink-0 text-brand-strong" />
          <Trans>A new version of Saer is ready.</Trans>
        </p>
        <button
          type="button"
          className={`${lineLinkStyle} shrink-0 px-2 text-start`}
          onClick={() => (unsavedForms().length > 0 ? setAsked(true) : reload())}
        >
          <Trans>Reload</Trans>
        </button>
      </div>
      {isAsked ? <DiscardQuestion onDiscard={reload} onBack={() => setAsked(false)} /> : null}
    </output>
  );
}
