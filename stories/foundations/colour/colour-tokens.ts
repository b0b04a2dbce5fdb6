import type { Palette } from '@portal/ui/theme/palettes'
import type { Words } from '../parts/words.ts'

interface ColourToken {
  readonly key: keyof Palette
  readonly name: string
  readonly use: Words
}

const token = (key: keyof Palette, english: string, arabic: string): ColourToken => ({
  key,
  name: `--portal-${key.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`,
  use: [english, arabic],
})

/** All colours of a theme, from the page's surface up. */
export const colourGroups: readonly { readonly title: Words; readonly tokens: readonly ColourToken[] }[] = [
  {
    title: ['Grounds', 'الأسطح'],
    tokens: [
      token('surface', 'The page', 'الصفحة نفسها'),
      token('raised', 'Overlays and input fields', 'ما يطفو فوق الصفحة وما يُكتب فيه'),
      token('sunken', 'Table headers, hovered rows, code', 'رؤوس الجداول والصفوف عند المرور عليها والرموز البرمجية'),
    ],
  },
  {
    title: ['Ink', 'الحبر'],
    tokens: [token('text', 'Body text', 'ما يُقرأ'), token('muted', 'Secondary text', 'ما يمكن تجاوزه عند القراءة')],
  },
  {
    title: ['Lines', 'الخطوط'],
    tokens: [
      token('line', 'Hairlines that separate content', 'خطوط رفيعة تفصل بين الأشياء'),
      token('edge', 'Borders of fields and buttons, with 3:1 contrast', 'حدود ما يُكتب فيه أو يُضغط: 3:1'),
    ],
  },
  {
    title: ['Accent', 'لون التمييز'],
    tokens: [
      token('accent', 'The main action, the current page, and focus', 'الإجراء الرئيسي الوحيد والمكان الحالي والتركيز'),
      token('onAccent', 'Text on the accent', 'الكلمات فوق لون التمييز'),
    ],
  },
  {
    title: ['Tones', 'ألوان الحالة'],
    tokens: [
      token('success', 'Reached', 'اكتمل'),
      token('warning', 'Waiting for someone', 'بانتظار إجراء'),
      token('danger', 'Failed, or can’t be undone', 'تعذّر، أو لا رجوع عنه'),
      token('onDanger', 'Text on danger', 'الكلمات فوق لون الخطر'),
      token('info', 'In progress, or good to know', 'جارٍ، أو معلومة مفيدة'),
    ],
  },
  {
    title: ['Over the page', 'فوق الصفحة'],
    tokens: [
      token('scrim', 'Behind a dialog', 'خلف مربعات الحوار'),
      token('shadow', 'Below overlays only', 'تحت ما يطفو فقط'),
    ],
  },
]

export const themes: readonly {
  readonly key: 'light' | 'dark' | 'highContrast' | 'darkHighContrast'
  readonly title: Words
}[] = [
  { key: 'light', title: ['Light', 'فاتح'] },
  { key: 'dark', title: ['Dark', 'داكن'] },
  { key: 'highContrast', title: ['High contrast', 'تباين عالٍ'] },
  { key: 'darkHighContrast', title: ['Dark high contrast', 'تباين عالٍ داكن'] },
]
