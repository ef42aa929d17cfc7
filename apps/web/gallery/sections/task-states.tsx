import { FileSpreadsheet, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../src/components/button/button.tsx';
import { DateField } from '../../src/components/form/date-field.tsx';
import { DropZone } from '../../src/components/form/drop-zone.tsx';
import { MenuButton } from '../../src/components/overlay/menu-button.tsx';
import { Menu } from '../../src/components/overlay/menu.tsx';
import { SelectionBar } from '../../src/components/table/selection-bar.tsx';
import { Stepper } from '../../src/components/button/stepper.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

const nothing = (): void => undefined;

/** What leads through a task: steps, files, days, menus and selected rows. */
export function TaskStates() {
  const say = useSaid();
  const [day, setDay] = useState('2026-03-01');
  const steps = [say('رفع الملف', 'Upload'), say('الأعمدة', 'Columns'), say('الحفظ', 'Save')];
  const actions = [
    { id: 'edit', title: say('تعديل', 'Edit'), run: nothing },
    { id: 'locked', title: say('غير متاح', 'Not available'), isDisabled: true, run: nothing },
    {
      id: 'delete',
      title: say('حذف', 'Delete'),
      icon: <Trash2 aria-hidden />,
      isDestructive: true,
      run: nothing,
    },
  ];
  return (
    <Section title={say('مهام', 'Tasks')}>
      {steps.map((step, current) => (
        <Stepper key={step} steps={steps} current={current} />
      ))}
      {[{}, { isOver: true }, { isPending: true }].map((state) => (
        <div key={JSON.stringify(state)} className="w-72">
          <DropZone
            icon={<FileSpreadsheet />}
            title={say('اسحب ملفك إلى هنا', 'Drop your file here')}
            about={say('ملف إكسل أو ‎.csv', 'Excel or .csv')}
            choose={say('اختيار ملف', 'Choose a file')}
            accept=".xlsx"
            isOver={false}
            onFiles={nothing}
            {...state}
          />
        </div>
      ))}
      <DateField label={say('من', 'From')} value={day} onChange={(next) => setDay(next)} />
      <DateField label={say('إلى', 'To')} value="" onChange={nothing} />
      <DateField
        label={say('سارٍ من', 'In force from')}
        value={day}
        onChange={(next) => setDay(next)}
        error={say('اختر يومًا قادمًا.', 'Choose a day to come.')}
      />
      <Menu label={say('إجراءات', 'Actions')} actions={actions} />
      {[false, true].map((isDisabled) => (
        <MenuButton
          key={String(isDisabled)}
          label={say('المزيد', 'More')}
          actions={actions}
          isDisabled={isDisabled}
          className="min-h-control rounded-control border border-line px-3 disabled:opacity-55"
        >
          {say('المزيد', 'More')}
        </MenuButton>
      ))}
      <div className="w-full">
        <SelectionBar count={3} onClear={nothing}>
          <Button>{say('حذف', 'Delete')}</Button>
        </SelectionBar>
      </div>
    </Section>
  );
}
