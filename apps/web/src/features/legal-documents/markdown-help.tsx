import { Trans, useLingui } from '@lingui/react/macro';
import { Disclosure } from '../../components/disclosure.tsx';

const examples = ['## …', '### …', '- …', '1. …', '**…**', '*…*', '[…](/terms)', '| … | … |'] as const;

const company = '{{company}}';
const processors = '{{processors}}';

/** The markup that a text may use. */
export function MarkdownHelp() {
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
