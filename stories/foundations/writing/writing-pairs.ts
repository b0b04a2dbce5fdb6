import type { Words } from '../parts/words.ts'

/** The same text in good and bad wording, in both languages. */
export interface WritingPair {
  readonly where: Words
  readonly good: Words
  readonly bad: Words
}

export const tone: readonly WritingPair[] = [
  {
    where: ['A button', 'زر'],
    good: ['Send complaint', 'إرسال الشكوى'],
    bad: ['OK', 'موافق'],
  },
  {
    where: ['A title', 'عنوان'],
    good: ['Purchase requests', 'طلبات الشراء'],
    bad: ['Manage Your Purchase Requests Here', 'هنا يمكنك إدارة طلبات الشراء الخاصة بك'],
  },
  {
    where: ['An empty list', 'قائمة فارغة'],
    good: [
      'No complaints yet. Complaints appear here when they are filed.',
      'لا توجد شكاوى بعد. تظهر هنا الشكاوى عند تقديمها.',
    ],
    bad: ['Oops! Nothing to see here!', 'عذرًا! لا يوجد شيء لعرضه!'],
  },
  {
    where: ['A question', 'سؤال'],
    good: ['Delete this draft? This cannot be undone.', 'حذف هذه المسودة؟ لا يمكن استعادتها.'],
    bad: ['Are you sure?', 'هل أنت متأكد؟'],
  },
]

/** Error texts: what happened, what was kept, and what to do. */
export const errors: readonly WritingPair[] = [
  {
    where: ['No connection', 'انقطاع الاتصال'],
    good: [
      'Not sent: there is no connection. Your text is stored on this device; send it again later.',
      'لم يتم الإرسال لعدم وجود اتصال. النص محفوظ على هذا الجهاز، ويمكن إعادة الإرسال لاحقًا.',
    ],
    bad: ['Network error 0x80', 'خطأ في الشبكة 0x80'],
  },
  {
    where: ['A field', 'حقل'],
    good: ['Please enter a date after 20-Nov-2026', 'يُرجى إدخال تاريخ بعد 20-تشرين الثاني-2026'],
    bad: ['Invalid input!', 'إدخال غير صالح!'],
  },
  {
    where: ['Changed by someone else', 'تعديل من شخص آخر'],
    good: [
      'Salma changed this line at 10:42. Both values are shown side by side.',
      'عُدّل هذا البند الساعة 10:42. تظهر القيمتان جنبًا إلى جنب.',
    ],
    bad: ['Conflict: update failed', 'تعارض: فشل التحديث'],
  },
]

export const neutral: readonly WritingPair[] = [
  {
    where: ['A command', 'أمر'],
    good: ['Add person', 'إضافة شخص'],
    bad: ['(addresses a man only)', 'أضف شخصًا'],
  },
  {
    where: ['A request', 'طلب'],
    good: ['Please choose a country', 'يُرجى اختيار الدولة'],
    bad: ['(addresses a man only)', 'اختر دولتك'],
  },
  {
    where: ['What was done', 'ما تم'],
    good: ['Saved', 'تم الحفظ'],
    bad: ['(addresses a man only)', 'لقد حفظتَ التغييرات'],
  },
  {
    where: ['People', 'الأشخاص'],
    good: ['Person who filed it', 'الجهة المقدِّمة'],
    bad: ['(men only)', 'المشتكي'],
  },
]
