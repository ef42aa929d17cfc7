import { useState } from 'react';
import { Checkbox } from '../../src/components/form/checkbox.tsx';
import { ComboBox } from '../../src/components/form/combo-box.tsx';
import { FilterSelect } from '../../src/components/table/filter-select.tsx';
import { RadioCards } from '../../src/components/form/radio-cards.tsx';
import { SegmentedControl } from '../../src/components/button/segmented-control.tsx';
import { Select } from '../../src/components/form/select.tsx';
import { SelectionBox } from '../../src/components/table/selection-box.tsx';
import { Slider } from '../../src/components/form/slider.tsx';
import { Switch } from '../../src/components/button/switch.tsx';
import { Tabs } from '../../src/components/button/tabs.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

/** Choices: one of few, one of many, on or off, more or less. */
export function ChoiceStates() {
  const say = useSaid();
  const [store, setStore] = useState<string | undefined>('noon');
  const [isOn, setOn] = useState(true);
  const [margin, setMargin] = useState(20);
  const options = [
    { id: 'noon', name: say('نون السعودية', 'noon KSA') },
    { id: 'amazon', name: say('أمازون السعودية', 'Amazon.sa') },
    { id: 'other', name: say('متجر آخر', 'Other store') },
  ];
  const label = say('المتجر', 'Store');
  const placeholder = say('اختر', 'Choose');
  const chosen = { label, options, onChange: setStore };
  return (
    <Section title={say('اختيارات', 'Choices')}>
      <Select {...chosen} value={store} placeholder={placeholder} />
      <Select {...chosen} value={undefined} placeholder={placeholder} />
      <Select
        {...chosen}
        value={store}
        placeholder={placeholder}
        error={say('اختر متجرًا.', 'Choose a store.')}
      />
      <ComboBox {...chosen} value={store} placeholder={placeholder} />
      <FilterSelect {...chosen} value={store ?? 'noon'} />
      <SegmentedControl {...chosen} value={store ?? 'noon'} />
      <RadioCards {...chosen} value={store} />
      <Checkbox isSelected={isOn} onChange={setOn}>
        {say('أوافق', 'I agree')}
      </Checkbox>
      <Checkbox isSelected={false} onChange={setOn} error={say('وافق للمتابعة.', 'Agree to go on.')}>
        {say('أوافق', 'I agree')}
      </Checkbox>
      <Switch isSelected={isOn} onChange={setOn}>
        {say('شامل الضريبة', 'Includes VAT')}
      </Switch>
      <SelectionBox label={label} isSelected={isOn} onChange={() => setOn(!isOn)} />
      <SelectionBox label={label} isSelected={false} isPartly onChange={() => setOn(!isOn)} />
      <Slider
        label={say('الهامش', 'Margin')}
        value={margin}
        onChange={setMargin}
        minimum={0}
        maximum={60}
        step={1}
        shown={`${margin}%`}
      />
      <div className="w-full">
        <Tabs
          label={label}
          pages={options.map(({ id, name }) => ({
            id,
            title: name,
            content: <p className="text-sm">{name}</p>,
          }))}
        />
      </div>
    </Section>
  );
}
