/// <reference types="vite/client" />
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEffect } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { showPseudoStates } from '../../../.storybook/pseudo-states.ts'
import type { Usage } from '../../../.storybook/usage.ts'
import { useSay } from '../../support/say.ts'
import { Leaf } from '../parts/Leaf.tsx'
import { useTranslate, type Words } from '../parts/words.ts'
import { control as controlStyle, matrix, name as nameStyle, table } from './states.css.ts'

const meta = preview.meta({
  title: 'Foundations/States',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
})

const states = [
  { id: 'rest', title: ['At rest', 'الوضع العادي'] },
  { id: 'hover', title: ['Pointed at', 'عند المرور عليه'] },
  { id: 'active', title: ['Pressed', 'مضغوط'] },
  { id: 'focus', title: ['Focused', 'في موضع التركيز'] },
  { id: 'read-only', title: ['Read-only', 'للقراءة فقط'] },
  { id: 'disabled', title: ['Disabled', 'معطّل'] },
] as const satisfies readonly { readonly id: string; readonly title: Words }[]

type State = (typeof states)[number]['id']

interface Story {
  readonly composed: { readonly parameters: { readonly usage?: Usage } }
  readonly meta: { readonly input: { readonly component?: { readonly __docgenInfo?: { readonly props?: object } } } }
}

const stories = import.meta.glob<Story | undefined>('../../ui/*.stories.tsx', { eager: true, import: 'Playground' })

/** The controls of all components, from their stories. */
const controls = Object.entries(stories).flatMap(([path, story]) => {
  const component = path.replace(/^.*\/|\.stories\.tsx$/g, '')
  const props = Object.keys(story?.meta.input.component?.__docgenInfo?.props ?? {})
  return (story?.composed.parameters.usage?.states ?? []).map(({ name, ...control }) => ({
    ...control,
    name: name ?? component,
    // A row with a name of its own may show another component of the folder.
    takes: name ? undefined : { disabled: props.includes('isDisabled'), readOnly: props.includes('isReadOnly') },
  }))
})

const isKnown = (state: State, knows: readonly State[], hasNoPress = false) => {
  if (state === 'read-only' || state === 'disabled') return knows.includes(state)
  return state !== 'active' || !hasNoPress
}

const Matrix = () => {
  const translate = useTranslate()
  const say = useSay()
  useEffect(showPseudoStates, [])
  const words = { label: say('City', 'المدينة'), one: say('Idlib', 'إدلب'), other: say('Kilis', 'كلس') }
  return (
    <Leaf
      lead={[
        'Each control in each of its states. A dash means that the state doesn’t exist. A button can’t be read-only, and pressing a text field focuses it.',
        'كل عنصر في كل حالة يعرفها. وتدل الشرطة على حالة لا وجود لها: فالزر لا يكون للقراءة فقط، والضغط داخل حقل نص هو نقل التركيز إليه.',
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
            {controls.map(({ name, hasNoPress, knows, draw }) => (
              <tr data-control={name} key={name}>
                <th className={nameStyle} dir="ltr" scope="row">
                  {name}
                </th>
                {states.map(({ id, title }) => (
                  <td className={controlStyle} data-shown={id} key={id}>
                    {isKnown(id, knows, hasNoPress)
                      ? draw({
                          isDisabled: id === 'disabled',
                          isReadOnly: id === 'read-only',
                          state: translate(title),
                          words,
                        })
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

/** Properties that may distinguish a state. */
const looks = [
  'color',
  'background-color',
  'border-color',
  'outline',
  'accent-color',
  'text-decoration',
  'opacity',
  'width',
]

const pieces = [undefined, '::before'] as const

/** Computed looks of all parts of a control. */
const lookOf = (cell: Element) =>
  [...cell.querySelectorAll('*')].map(element =>
    pieces.map(piece => looks.map(name => getComputedStyle(element, piece).getPropertyValue(name))),
  )

/**
 * Each control looks different in each state, and is shown disabled and read-only if it takes that. The looks come from
 * the real style sheets.
 */
export const States = meta.story({
  render: () => <Matrix />,
  play: async ({ canvasElement }) => {
    expect(controls.length).toBeGreaterThan(25)
    for (const { name, knows, takes } of controls)
      if (takes)
        expect({ disabled: knows.includes('disabled'), readOnly: knows.includes('read-only') }, name).toEqual(takes)
    // Skips the slider: only its thumb changes, and browsers don't expose that element's styles.
    const rows = [...canvasElement.querySelectorAll('[data-control]:not([data-control="Slider"])')]
    const shown = (row: Element, state: string) => row.querySelector(`[data-shown="${state}"]`) ?? row
    await waitFor(() => {
      for (const row of rows) {
        const rest = lookOf(shown(row, 'rest'))
        for (const state of ['hover', 'active', 'focus']) {
          const cell = shown(row, state)
          const message = `${row.getAttribute('data-control')}: ${state}`
          if (cell.textContent !== '–') expect(lookOf(cell), message).not.toEqual(rest)
        }
      }
    })
  },
})
