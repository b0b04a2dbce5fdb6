import { drawn as ours } from '../../../scripts/packages/host-proof.ts'

// React Aria adds its own class to elements without one.
const drawn = `${ours}, [class*="react-aria-"]`

const sides = ['block-start', 'block-end', 'inline-start', 'inline-end']
const edges = sides.flatMap(side => [
  `margin-${side}`,
  `padding-${side}`,
  `border-${side}-width`,
  `border-${side}-style`,
])

// Omits properties that depend on content and space, such as the width, because a host page's own elements change them.
const properties = [
  ...edges,
  ...['display', 'float', 'clear', 'position', 'box-sizing', 'appearance', 'overflow-x', 'overflow-y', 'resize'],
  ...['min-inline-size', 'min-block-size', 'max-inline-size', 'max-block-size', 'opacity'],
  ...[
    'background-color',
    'background-image',
    'box-shadow',
    'border-start-start-radius',
    'outline-style',
    'outline-width',
  ],
  ...['caption-side', 'border-collapse', 'border-spacing'],
  ...[
    'text-decoration-line',
    'text-decoration-style',
    'transition-duration',
    'transition-property',
    'animation-duration',
    'animation-name',
  ],
  ...['flex-direction', 'flex-wrap', 'flex-grow', 'flex-shrink', 'flex-basis', 'order', 'row-gap', 'column-gap'],
  ...['align-content', 'align-items', 'align-self', 'justify-content', 'justify-items', 'justify-self'],
  ...['column-count', 'filter', 'hyphens', 'table-layout', 'transform', 'z-index'],
]

const ofItems = ['list-style-type', 'list-style-position']

/** Properties that links, figures, and dates inherit from the surrounding text. */
const ofText = [
  ...['font-family', 'font-size', 'font-style', 'font-weight', 'line-height', 'color', 'letter-spacing', 'text-indent'],
  ...['text-transform', 'text-align', 'white-space', 'word-break', 'overflow-wrap', 'text-shadow'],
]

const outermost = (element: Element): Element => {
  const around = element.parentElement?.closest(drawn)
  return around ? outermost(around) : element
}

/** Properties that figures, dates, and icons also inherit or derive from the text size. Links set their own. */
const ofFigures = ['cursor', 'color-scheme', 'vertical-align']

const isInText = (element: Element) => outermost(element).matches('bdi, time, svg, a')
const isFigure = (element: Element) => outermost(element).matches('bdi, time, svg')

const named = (element: Element, part: string) => {
  const classes = element.getAttribute('class')?.split(' ').join('.')
  return `<${element.localName}.${classes}>${part} ${(element.textContent ?? '').trim().slice(0, 30)}`
}

const partsOf = (element: Element) => [
  '',
  ...['::before', '::after'].filter(part => getComputedStyle(element, part).content !== 'none'),
  ...(element.matches('input, textarea') ? ['::placeholder'] : []),
]

/** Computed values. Margins of `auto` stay `auto`, because their used value depends on the available space. */
const valuesOf = (element: Element, part: string, style: CSSStyleDeclaration, compared: readonly string[]) => {
  const map = part === '' ? element.computedStyleMap() : undefined
  return compared.map(property => {
    const value = map && property.startsWith('margin') ? String(map.get(property)) : style.getPropertyValue(property)
    return [property, value] as const
  })
}

/** The look of one element: values of all properties that a host page might change. */
export interface Look {
  readonly name: string
  readonly values: readonly (readonly [property: string, value: string])[]
}

/** Looks of everything that the packages render, in document order. */
export const looks = (): readonly Look[] =>
  [...document.querySelectorAll(drawn)].flatMap(element =>
    partsOf(element).map(part => {
      const style = getComputedStyle(element, part)
      const compared = [
        ...properties,
        ...(style.display === 'list-item' ? ofItems : []),
        ...(isInText(element) ? [] : ofText),
        ...(isFigure(element) ? [] : ofFigures),
      ]
      return {
        name: named(element, part),
        values: valuesOf(element, part, style, compared),
      }
    }),
  )

/** Differences between two looks of a page, one line each. */
export const differences = (before: readonly Look[], after: readonly Look[]): readonly string[] =>
  before.length === after.length
    ? before.flatMap(({ name, values }, at) =>
        values.flatMap(([property, value], index) => {
          const now = after[at]?.values[index]?.[1]
          return now === value ? [] : [`${name}: ${property}: ${value} -> ${now}`]
        }),
      )
    : [`${before.length} elements and parts became ${after.length}`]
