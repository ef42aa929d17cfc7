import { Badge } from '../../src/components/layout/badge.tsx';
import { Day } from '../../src/components/figure/day.tsx';
import { Instant } from '../../src/components/figure/instant.tsx';
import { linkStyle, nameLinkStyle } from '../../src/components/button/button-style.ts';
import { Logo } from '../../src/components/layout/logo.tsx';
import { Money } from '../../src/components/figure/money.tsx';
import { Question } from '../../src/components/layout/question.tsx';
import { Rate } from '../../src/components/figure/rate.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

const sizes = [
  'text-xs',
  'text-sm',
  'text-base',
  'text-lg',
  'text-xl',
  'text-2xl',
  'text-3xl',
  'text-4xl',
  'text-5xl',
] as const;

/** Text sizes, figures, dates, links, questions and badges. */
export function TextStates() {
  const say = useSaid();
  return (
    <>
      <Section title={say('أحجام النص', 'Text sizes')}>
        <Logo />
        {sizes.map((size) => (
          <p key={size} className={size}>
            {say('سعّر', 'Saer')} <Money halalas={1_234_50} />
          </p>
        ))}
      </Section>
      <Section title={say('أرقام وتواريخ وروابط', 'Figures, dates and links')}>
        <Money halalas={248_95} />
        <Money halalas={-32_01} />
        <Rate basisPoints={1_500} />
        <Instant at="2026-11-22T06:27:41Z" />
        <Day day="2025-09-01" />
        <a href="#link" className={linkStyle}>
          {say('رابط في النص', 'A link among words')}
        </a>
        <a href="#name" className={nameLinkStyle}>
          {say('اسم يفتح صفه', 'A name that opens its row')}
        </a>
      </Section>
      <Section title={say('سؤال', 'A question')}>
        <Question asks={say('هل السعر شامل الضريبة؟', 'Is VAT included?')}>
          {say('نعم، كل الأسعار شاملة الضريبة.', 'Yes, in every price.')}
        </Question>
      </Section>
      <Section title={say('شارات', 'Badges')}>
        <Badge tone="positive">{say('موصى بها', 'Recommended')}</Badge>
        <Badge tone="warning">{say('بانتظار التأكيد', 'To be confirmed')}</Badge>
        <Badge tone="negative">{say('خسارة', 'Loss')}</Badge>
        <Badge tone="info">{say('أعمال', 'Business')}</Badge>
        <Badge tone="neutral">{say('غير نشط', 'Inactive')}</Badge>
      </Section>
    </>
  );
}
