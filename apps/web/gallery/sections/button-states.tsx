import { Plus, Settings } from 'lucide-react';
import { Button } from '../../src/components/button/button.tsx';
import { CopyButton } from '../../src/components/button/copy-button.tsx';
import { DangerButton } from '../../src/components/button/danger-button.tsx';
import { IconButton } from '../../src/components/button/icon-button.tsx';
import { LinkButton } from '../../src/components/button/link-button.tsx';
import { PrintButton } from '../../src/components/button/print-button.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

const tones = ['primary', 'plain', 'quiet'] as const;

/** Buttons in each tone and state. */
export function ButtonStates() {
  const say = useSaid();
  const save = say('حفظ', 'Save');
  return (
    <Section title={say('أزرار', 'Buttons')}>
      {tones.map((tone) => (
        <div key={tone} className="flex flex-wrap gap-2">
          <Button tone={tone}>{save}</Button>
          <Button tone={tone}>
            <Plus aria-hidden className="size-4" />
            {say('إضافة', 'Add')}
          </Button>
          <Button tone={tone} isDisabled>
            {save}
          </Button>
          <Button tone={tone} isPending>
            {save}
          </Button>
          <Button tone={tone} isDone>
            {save}
          </Button>
        </div>
      ))}
      <DangerButton>{say('حذف', 'Delete')}</DangerButton>
      <DangerButton isDisabled>{say('حذف', 'Delete')}</DangerButton>
      <IconButton label={say('الإعدادات', 'Settings')} onPress={() => undefined}>
        <Settings aria-hidden className="size-4" />
      </IconButton>
      <LinkButton href="#next">{say('التالي', 'Next')}</LinkButton>
      <CopyButton text="SAER-1" />
      <PrintButton />
    </Section>
  );
}
