import { Inline } from '@portal/ui/Inline'
import { useSay } from '../../support/say.ts'
import { key } from './keys.css.ts'
import { Table } from './Table.tsx'
import { useTranslate, type Words } from './words.ts'

const shortcuts: readonly (readonly [keys: readonly string[], action: Words])[] = [
  [
    ['Tab', 'Shift+Tab'],
    ['Move to the next or previous tab stop', 'إلى الموضع التالي والسابق'],
  ],
  [
    ['Enter', 'Space'],
    ['Press, open, choose', 'الضغط والفتح والاختيار'],
  ],
  [
    ['←', '→'],
    [
      'Move in that visual direction in tabs, stars, and sliders',
      'إلى ما يُرى في تلك الجهة: علامات التبويب والنجوم والمنزلقات',
    ],
  ],
  [
    ['↑', '↓'],
    ['Move in lists and menus, and change number fields', 'داخل القوائم وحقول الأرقام'],
  ],
  [
    ['Home', 'End'],
    ['Move to the first or last item', 'إلى الأول والأخير'],
  ],
  [['Esc'], ['Close an overlay, or clear a search', 'إغلاق ما يطفو وإفراغ البحث']],
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
