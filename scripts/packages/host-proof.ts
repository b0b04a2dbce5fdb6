// Isolates the packages' styles from the pages that install them, in both directions. A page's rules for elements, such
// as a reset, don't change the packages' components, and the packages don't restyle the page.
import { inRoot, textRoot } from '../../packages/ui/src/theme/scope.ts'

/** Prefix of every class in the packages. */
export const PREFIX = 'portal-ui_'

/** Matches names of the packages' classes, variables, and animations. */
export const packagedName = ({ hash }: { readonly hash: string }): string => `${PREFIX}${hash}`

/** Matches every element, because none has an empty ID, and adds the specificity of an ID. */
export const ID = String.raw`:not(#\#)`

const classed = `[class*="${PREFIX}"]`

// Marks elements whose descendants come from a library or from rich text, so that they have none of our classes.
const filled = '[data-portal-inside]'

/** Everything that the packages render except parts of SVGs, whose attributes are weaker than any rule. */
export const drawn = `${classed}:not(svg *), foreignObject ${classed}, ${filled} :not(svg *)`

/** Like `drawn`, with the specificity of an ID. Rules of components are stronger: they have a class and an ID. */
const own = `:where(${drawn})${ID}`

/** The outermost rendered elements. Links, figures, dates, and icons belong to the page's text and inherit its look. */
const outermost = `:where(${classed}:not(${classed} *, bdi, time, svg))${ID}`

// Properties that sheets commonly set on elements. `all` would also revert properties by which browsers implement
// attributes such as `contenteditable` and `draggable`.
const reverted = [
  ...['appearance', '-webkit-appearance', 'background', 'border', 'border-collapse', 'border-radius'],
  ...[
    'border-spacing',
    'box-shadow',
    'box-sizing',
    'caption-side',
    'clear',
    'color',
    'content',
    'cursor',
    'display',
    'float',
  ],
  ...['font', 'letter-spacing', 'line-height', 'list-style', 'margin', 'max-height', 'max-width', 'min-height'],
  ...['min-width', 'opacity', 'outline', 'outline-offset', 'overflow', 'padding', 'position', 'resize', 'text-align'],
  ...[
    'overflow-wrap',
    'text-decoration',
    'text-indent',
    'text-shadow',
    'text-transform',
    'transition',
    'vertical-align',
  ],
  ...['white-space', 'word-break', 'word-spacing'],
  // Layout that sites without classes give to forms, lists, and sections.
  ...[
    'align-content',
    'align-items',
    'align-self',
    'columns',
    'flex',
    'flex-flow',
    'gap',
    'grid',
    'grid-area',
    'inset',
  ],
  ...['justify-content', 'justify-items', 'justify-self', 'order', 'table-layout', 'z-index'],
  // Effects that sites give to hovered elements.
  ...['animation', 'clip-path', 'filter', 'hyphens', 'rotate', 'scale', 'text-wrap', 'transform', 'translate'],
]

// Font, size, and colour follow in the base styles.
const inherited = [
  ...['cursor', 'letter-spacing', 'overflow-wrap', 'text-indent', 'text-shadow', 'text-transform', 'word-break'],
  'word-spacing',
]

// Inherited properties of text, reset except on elements for which browsers set them.
const inheritedByText = [
  [['font-style'], 'a, address, cite, dfn, em, i, var'],
  [['font-weight'], 'a, b, h1, h2, h3, h4, h5, h6, strong, th'],
  [['text-align'], 'a, th, caption, button, input, select, textarea'],
  [['hyphens', 'text-wrap', 'white-space'], 'a, input, select, textarea'],
] as const

const reset = (selector: string, properties: readonly string[]) =>
  `${selector} {\n${properties.map(name => `  ${name}: initial;\n`).join('')}}\n`

const revert = (selector: string, properties: readonly string[]) =>
  `${selector} {\n${properties.map(name => `  ${name}: revert;\n`).join('')}}\n`

const plain =
  revert(['', '::before', '::after', '::placeholder'].map(part => own + part).join(', '), reverted) +
  // Width and height of pictures come from attributes.
  revert(`${own}:where(:not(svg, svg *, img, canvas, iframe, video))`, ['height', 'width']) +
  reset(outermost, inherited)

// After the base styles, which make buttons inherit their font.
const ofText = inheritedByText
  .map(([properties, elsewhere]) => reset(`${outermost}:where(:not(${elsewhere}))`, properties))
  .join('')

/** Splits a selector list at its commas, except inside brackets. */
export const selectorsIn = (list: string): string[] => {
  const found = ['']
  let depth = 0
  for (const letter of list) {
    if ('([{'.includes(letter)) depth++
    if (')]}'.includes(letter)) depth--
    if (letter === ',' && depth === 0) found.push('')
    else found[found.length - 1] += letter
  }
  return found.map(selector => selector.trim())
}

const stronger = (selector: string) => selector.replace(/^(?:\*|[a-z][\w-]*)?/i, element => element + ID)

/** Raises the specificity of a component's selector. Extends a base selector to the packages' elements. */
const packaged = (selector: string): string[] => {
  if (selector.includes(`.${PREFIX}`)) return [stronger(selector)]
  if (selector.startsWith(inRoot)) return [selector, own + selector.slice(inRoot.length)]
  if (selector === textRoot) return [selector, outermost]
  return [selector]
}

/** Rewrites the selectors of a sheet. vanilla-extract starts each rule on a new line. */
export const hostProof = (css: string): string => {
  const raised = css.replace(/^( *)([^@\s}][^{}\n]*) \{$/gm, (_, indent: string, list: string) => {
    return `${indent}${selectorsIn(list).flatMap(packaged).join(', ')} {`
  })
  // Comes before the base styles, because both are equally specific.
  return css.includes(`${textRoot} {`) ? `${plain}${raised}\n${ofText}` : raised
}
