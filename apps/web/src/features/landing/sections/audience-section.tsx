import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { linkStyle } from '../../../components/link-style.ts';
import { Section } from './section.tsx';

/** For whom it is, each by the question they come with. */
export function AudienceSection() {
  return (
    <Section id="for-whom" title={<Trans>For everyone who sets a price</Trans>}>
      <ul className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
        <Question asks={<Trans>I sell in more than one store. Where does this product earn the most?</Trans>}>
          <Trans>The full calculator puts all stores side by side and marks the best one.</Trans>
        </Question>
        <Question asks={<Trans>I import and buy wholesale. How much may it cost me?</Trans>}>
          <Trans>It gives the largest cost at which your margin still holds at that price.</Trans>
        </Question>
        <Question asks={<Trans>I have a price already. Am I making money?</Trans>}>
          <Trans>Type the price: profit, margin and the break-even price are there at once.</Trans>
        </Question>
        <Question asks={<Trans>I have my own system. Can it ask Saer?</Trans>}>
          <Trans>
            Yes, through an open API with the same answers.{' '}
            <a href="/v1/docs" className={linkStyle}>
              Read the API docs
            </a>
          </Trans>
        </Question>
      </ul>
    </Section>
  );
}

function Question({ asks, children }: { readonly asks: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="border-s-2 border-line ps-5">
      <h3 className="text-base leading-7 font-semibold">{asks}</h3>
      <p className="mt-1.5 text-sm leading-6 text-muted">{children}</p>
    </li>
  );
}
