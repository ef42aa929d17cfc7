import { Trans } from '@lingui/react/macro';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Question } from '../../../components/layout/question.tsx';
import { Section } from './section.tsx';

/** Frequently asked questions. */
export function QuestionsSection() {
  return (
    <Section id="questions" title={<Trans>Questions</Trans>}>
      <div className="divide-y divide-line border-y border-line">
        <Question asks={<Trans>Do my numbers go anywhere?</Trans>}>
          <Trans>
            No. The price is computed in your browser, and nothing you type is sent to get an answer. The page
            asks the server for the current fee tables and price plans and nothing else, and loads nothing
            from other sites. Your numbers leave it only when you open the full calculator with them. If you
            create an account there, they are saved with it until you first sign in.
          </Trans>
        </Question>
        <Question asks={<Trans>Are these the stores’ official fees?</Trans>}>
          <Trans>
            They are gathered from what the stores publish, each with its date. Saer is not affiliated with
            any of them: the fees in your seller account always come first.
          </Trans>
        </Question>
        <Question asks={<Trans>Is the margin counted from the price or from the cost?</Trans>}>
          <Trans>
            From the price with VAT. In the full calculator you can also count it from the price without VAT,
            from the cost, or name the profit in riyals.
          </Trans>
        </Question>
        <Question asks={<Trans>I am not registered for VAT. Does it work for me?</Trans>}>
          <Trans>
            Yes. Since 2026 the store may keep the VAT of your sales: the full calculator shows your price for
            both cases, and counts the VAT on purchase and fees as a cost.
          </Trans>
        </Question>
        <Question asks={<Trans>I import and buy wholesale. How much may it cost me?</Trans>}>
          <Trans>
            The full calculator gives the largest cost at which your margin still holds at that price.
          </Trans>
        </Question>
        <Question asks={<Trans>I have a price already. Am I making money?</Trans>}>
          <Trans>
            Type the price in the full calculator: profit, margin and the break-even price are there at once.
          </Trans>
        </Question>
        <Question asks={<Trans>What if no price reaches my margin?</Trans>}>
          <Trans>Then Saer says so, and gives the highest margin that these fees allow.</Trans>
        </Question>
        <Question asks={<Trans>Does it work without a connection?</Trans>}>
          <Trans>
            Once this page is open, yes: it goes on with the fees it has, and says which ones and from which
            day.
          </Trans>
        </Question>
        <Question asks={<Trans>I have my own system. Can it ask Saer?</Trans>}>
          <Trans>
            Yes, through an open API with the same answers.{' '}
            <a href="/v1/docs" className={linkStyle}>
              Read the API docs
            </a>
          </Trans>
        </Question>
      </div>
    </Section>
  );
}
