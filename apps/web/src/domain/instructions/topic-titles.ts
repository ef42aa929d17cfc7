import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { InstructionTopic } from '@saer/contract/site/public-pages';

/** Titles of the instructions' topics. */
export const topicTitles: Readonly<Record<InstructionTopic, MessageDescriptor>> = {
  'first-price': msg`Your first price`,
  'size-classes': msg`Size classes and the three sides`,
  vat: msg`VAT, registered or not`,
  margin: msg`Margin of what?`,
  'gaps-and-dead-zones': msg`Prices that miss or earn less`,
  'ads-and-returns': msg`Ads, coupons, returns, storage`,
  sheet: msg`Pricing a spreadsheet`,
  'new-fees': msg`When fees change`,
  team: msg`Working as a team`,
  plans: msg`Plans and payment`,
  account: msg`Account and security`,
  desktop: msg`On your desktop`,
};

/** Other words that people type for a topic, in both languages. */
export const topicKeywords: Readonly<Record<InstructionTopic, string>> = {
  'first-price':
    'price calculator cost start begin noon amazon commission receipt سعر حاسبة تكلفة بداية نون أمازون عمولة تسعير',
  'size-classes':
    'size class packaging type dimensions sides length width height weight volumetric parcel envelope slab فئة الحجم التغليف الأبعاد الأضلاع الطول العرض الارتفاع الوزن الحجمي طرد ظرف شريحة المقاسات',
  vat: 'vat tax zatca registered 15% zero rated purchase invoice ضريبة القيمة المضافة هيئة الزكاة مسجل فاتورة مشتريات معفى صفرية',
  margin: 'margin profit markup percent net cost target هامش ربح نسبة صافي مكسب الربحية هدف',
  'gaps-and-dead-zones':
    'gap dead zone breakpoint 25 riyals jump lower price earns more فجوة منطقة ميتة قفزة الرسوم أسعار تربح أقل لا تحقق هدفي ٢٥ ريال',
  'ads-and-returns':
    'ads advertising acos coupon discount returns refund storage optional lines costs إعلانات إعلان كوبون قسيمة خصم مرتجعات مرتجع إرجاع تخزين مخزون مصاريف',
  sheet:
    'excel xlsx csv upload import bulk spreadsheet template sample columns Q AA AD noon price file إكسل رفع ملف جدول قالب عينة نموذج أعمدة استيراد دفعة',
  'new-fees':
    'new fees repricing reprice change update undo رسوم جديدة إعادة التسعير تغير الأسعار تحديث تراجع',
  team: 'team sub-user invite employee staff access فريق موظف مستخدم فرعي دعوة صلاحية',
  plans:
    'plan subscription payment mada card visa invoice renew cancel refund free باقة اشتراك دفع مدى بطاقة فاتورة تجديد إلغاء استرداد مجاني',
  account:
    'account password security second factor two-factor passkey authenticator recovery codes delete export data sessions حساب كلمة المرور أمان العامل الثاني مفتاح مرور تحقق رموز الاسترداد حذف بيانات جلسات',
  desktop:
    'desktop app install offline windows mac 2500 500 rows limit تطبيق سطح المكتب تثبيت بدون اتصال حد الصفوف',
};
