import { Inline } from '@portal/ui/Inline'
import { useSay } from '../../say.ts'
import { key } from './keys.css.ts'
import { Table } from './Table.tsx'
import { useTranslate, type Words } from './words.ts'

const shortcuts: readonly (readonly [keys: readonly string[], action: Words])[] = [
  [
    ['Tab', 'Shift+Tab'],
    ['To the next stop and back', 'إلى الموضع التالي والسابق'],
  ],
  [
    ['Enter', 'Space'],
    ['Press, open, choose', 'الضغط والفتح والاختيار'],
  ],
  [
    ['←', '→'],
    [
      'To what is seen on that side: tabs, stars, sliders',
      'إلى ما يُرى في تلك الجهة: علامات التبويب والنجوم والمنزلقات',
    ],
  ],
  [
    ['↑', '↓'],
    ['Within lists, menus and fields of figures', 'داخل القوائم وحقول الأرقام'],
  ],
  [
    ['Home', 'End'],
    ['To the first and the last', 'إلى الأول والأخير'],
  ],
  [['Esc'], ['Close what floats; empty a search', 'إغلاق ما يطفو وإفراغ البحث']],
]

/** Keys with the same meaning in all components. */
export const Keys = () => {
  const say = useSay()
  const translate = useTranslate()
  return (
    <Table
      heads={[say('What', 'العمل'), say('Keys', 'المفاتيح')]}
      label={say('Keyboard', 'لوحة المفاتيح')}
      rows={shortcuts.map(([keys, action]) => [
        translate(action),
        <Inline key={action[0]}>
          {keys.map(name => (
            <kbd className={key} dir="ltr" key={name}>
              {name}
            </kbd>
          ))}
        </Inline>,
      ])}
    />
  )
}
