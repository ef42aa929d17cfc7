import { useState } from 'react';
import { InputField } from '../../src/components/form/input-field.tsx';
import { OtpField } from '../../src/components/form/otp-field.tsx';
import { RiyalMark } from '../../src/components/figure/riyal-mark.tsx';
import { SearchField } from '../../src/components/form/search-field.tsx';
import { UnitMark } from '../../src/components/figure/unit-mark.tsx';
import { Section } from '../section.tsx';
import { useSaid } from '../use-said.ts';

/** Fields: empty, filled, with a hint, with an error, locked. */
export function FieldStates() {
  const say = useSaid();
  const [text, setText] = useState('');
  const [code, setCode] = useState('12');
  const label = say('التكلفة', 'Cost');
  const field = { label, value: text, onChange: setText };
  return (
    <Section title={say('حقول', 'Fields')}>
      <InputField {...field} placeholder={say('اكتب', 'Type')} />
      <InputField {...field} kind="decimal" start={<RiyalMark />} value={text === '' ? '120.50' : text} />
      <InputField {...field} kind="decimal" end={<UnitMark>%</UnitMark>} value={text === '' ? '15' : text} />
      <InputField
        {...field}
        note={say('قبل الضريبة', 'before VAT')}
        description={say('بدون الشحن', 'Without shipping')}
      />
      <InputField {...field} error={say('اكتب مبلغًا أكبر من صفر.', 'Type a sum above zero.')} />
      <SearchField label={say('ابحث في المنتجات', 'Search products')} value={text} onChange={setText} />
      <div className="w-72">
        <OtpField label={say('الرمز', 'Code')} value={code} onChange={setCode} />
      </div>
      <fieldset disabled className="min-w-0">
        <InputField {...field} label={say('مقفل', 'Locked')} value="120.50" />
      </fieldset>
    </Section>
  );
}
