import { type FormEvent, useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { ConfirmDialog } from '../../src/components/overlay/confirm-dialog.tsx';
import { FormDialog } from '../../src/components/overlay/form-dialog.tsx';
import { InputField } from '../../src/components/form/input-field.tsx';
import { Popover } from '../../src/components/overlay/popover.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

/** What opens over the page. */
export function OverlayStates() {
  const say = useSaid();
  const [open, setOpen] = useState<'dialog' | 'question'>();
  const [name, setName] = useState('');
  const close = (): void => setOpen(undefined);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    close();
  };
  return (
    <Section title={say('ما يُفتح فوق الصفحة', 'Over the page')}>
      <Button onPress={() => setOpen('dialog')}>{say('نموذج', 'A form')}</Button>
      <Button onPress={() => setOpen('question')}>{say('سؤال', 'A question')}</Button>
      <Popover
        label={say('المصدر', 'Source')}
        trigger={<span className="text-sm">{say('المصدر', 'Source')}</span>}
      >
        {say('من صفحة رسوم المتجر.', 'From the store’s fee page.')}
      </Popover>
      {open === 'dialog' ? (
        <FormDialog
          title={say('إضافة متجر', 'Add a store')}
          sending={{ submit, problem: undefined, isSending: false }}
          confirm={say('حفظ', 'Save')}
          onClose={close}
        >
          <InputField label={say('الاسم', 'Name')} value={name} onChange={setName} />
        </FormDialog>
      ) : null}
      {open === 'question' ? (
        <ConfirmDialog
          title={say('حذف المنتج؟', 'Delete the product?')}
          confirm={say('حذف', 'Delete')}
          onConfirm={close}
          onClose={close}
        >
          {say('لا يمكن التراجع عن ذلك.', 'This cannot be undone.')}
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
