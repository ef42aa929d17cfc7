import { Trans } from '@lingui/react/macro';
import type { Language } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { lineLinkStyle } from '../../../components/button/link-style.ts';
import { Section } from './section.tsx';
import { SourceList } from './source-list.tsx';

interface Props {
  readonly language: Language;
  readonly children: ReactNode;
}

/** Which stores are covered, by which fees, and how sure those are. */
export function StoresSection({ language, children }: Props) {
  return (
    <Section
      id="stores"
      title={<Trans>Stores covered, and the date of their fees</Trans>}
      lead={
        <Trans>
          Every fee table has a name and a date, and every answer says which one it used. What no public
          source confirms is marked, never passed off as a fact.
        </Trans>
      }
    >
      {children}
      <SourceList language={language} />
      <a className={`${lineLinkStyle} mt-2 text-sm`} href={`/${language}/fees`}>
        <Trans>All fees, by category and size class</Trans>
      </a>
      <p className="mt-1 text-sm leading-6 text-muted">
        <Trans>
          “To be confirmed” means that we found no public source for these rates. Check them in your seller
          account before you rely on them.
        </Trans>
      </p>
    </Section>
  );
}
