import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { showPseudoStates } from '../../.storybook/pseudo-states.ts'
import { useSay } from '../say.ts'
import { controls } from './controls.tsx'
import { Leaf } from './parts/Leaf.tsx'
import { useTranslate, type Words } from './parts/words.ts'
import { control as controlStyle, matrix, name as nameStyle, table } from './states.css.ts'

const meta = preview.meta({
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const states: readonly { readonly id: string; readonly title: Words }[] = [
  { id: 'rest', title: ['At rest', 'الوضع العادي'] },
  { id: 'hover', title: ['Pointed at', 'عند المرور عليه'] },
  { id: 'active', title: ['Pressed', 'مضغوط'] },
  { id: 'focus', title: ['Focused', 'في موضع التركيز'] },
  { id: 'read-only', title: ['Read-only', 'للقراءة فقط'] },
  { id: 'disabled', title: ['Disabled', 'معطّل'] },
]

const Matrix = () => {
  const translate = useTranslate()
  const say = useSay()
  useEffect(showPseudoStates, [])
  const words = { label: say('City', 'المدينة'), one: say('Idlib', 'إدلب'), other: say('Kilis', 'كلس') }
  return (
    <Leaf
      lead={[
        'Each control in each state it knows. A dash is shown where there is no such state: a button cannot be read-only.',
        'كل عنصر في كل حالة يعرفها. وتدل الشرطة على حالة لا وجود لها: فالزر لا يكون للقراءة فقط.',
      ]}
      title={['States', 'الحالات']}
    >
      <section aria-label={translate(['States', 'الحالات'])} className={matrix} {...{ tabIndex: 0 }}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>{say('Control', 'العنصر')}</VisuallyHidden>
              </th>
              {states.map(({ id, title }) => (
                <th className={nameStyle} key={id} scope="col">
                  {translate(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {controls.map(({ name, knows, draw }) => (
              <tr key={name}>
                <th className={nameStyle} dir="ltr" scope="row">
                  {name}
                </th>
                {states.map(({ id }) => (
                  <td className={controlStyle} data-shown={id} key={id}>
                    {(id !== 'read-only' && id !== 'disabled') || knows.includes(id)
                      ? draw({ isDisabled: id === 'disabled', isReadOnly: id === 'read-only', words })
                      : '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Leaf>
  )
}

/** What is shown as if pressed differs from what is not: the states are the sheets' own, not drawn for this page. */
export const States = meta.story({
  render: () => <Matrix />,
  play: async ({ canvasElement }) => {
    const ground = (state: string) => {
      const button = canvasElement.querySelector(`[data-shown="${state}"] button`)
      return button && getComputedStyle(button).backgroundColor
    }
    await waitFor(() => expect(ground('hover')).not.toBe(ground('rest')))
    await expect(ground('active')).not.toBe(ground('hover'))
    const [focused] = canvasElement.querySelectorAll('[data-shown="focus"] button')
    await expect(focused && getComputedStyle(focused).outlineStyle).toBe('solid')
  },
})
