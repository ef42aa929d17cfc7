import { Avatar } from '../../src/components/layout/avatar.tsx';
import { Button } from '../../src/components/button/button.tsx';
import { Disclosure } from '../../src/components/layout/disclosure.tsx';
import { ErrorState } from '../../src/components/layout/error-state.tsx';
import { Notice } from '../../src/components/layout/notice.tsx';
import { PageHeader } from '../../src/components/layout/page-header.tsx';
import { ProgressBar } from '../../src/components/layout/progress-bar.tsx';
import { Skeleton } from '../../src/components/layout/skeleton.tsx';
import { showToast } from '../../src/lib/browser/toasts.ts';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

const tones = ['info', 'positive', 'warning', 'danger'] as const;

/** Notices, waiting, failure, a page's head. */
export function MessageStates() {
  const say = useSaid();
  return (
    <Section title={say('رسائل', 'Messages')}>
      <div className="flex w-full flex-col gap-3">
        {tones.map((tone) => (
          <Notice key={tone} tone={tone}>
            {say('تغيّرت رسوم 3 من منتجاتك.', 'Fees have changed for 3 of your products.')}
          </Notice>
        ))}
        <PageHeader
          isNamed
          title={say('منتجاتي', 'My products')}
          about={say('ما تبيعه، وما يتركه لك كل سعر.', 'What you sell, and what each price leaves you.')}
          actions={<Button tone="primary">{say('إضافة منتج', 'Add a product')}</Button>}
        />
        <ProgressBar label={say('يُحفظ', 'Saving')} value={320} max={500} />
        <Skeleton lines={3} />
        <ErrorState onRetry={() => undefined}>
          {say('تعذر التحميل. تحقق من الاتصال.', 'It could not be loaded. Check your connection.')}
        </ErrorState>
        <Disclosure title={say('تفاصيل', 'Details')}>
          <p className="text-sm">{say('ما كان مطويًا.', 'What was folded away.')}</p>
        </Disclosure>
      </div>
      <Avatar firstName="Saer" lastName="Example" image={null} />
      {(['positive', 'negative', 'neutral'] as const).map((tone) => (
        <Button
          key={tone}
          onPress={() => showToast({ tone, text: say('حُفظ المنتج.', 'The product is saved.') })}
        >
          {say('إشعار', 'Toast')} · {tone}
        </Button>
      ))}
    </Section>
  );
}
