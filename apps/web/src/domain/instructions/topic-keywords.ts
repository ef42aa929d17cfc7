import type { InstructionTopic } from '@saer/contract/site/public-pages';

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
