// Styles of the packages on pages of others. A page's own rules for elements, such as a reset, change nothing that the
// packages draw, and the packages change nothing that the page draws.
import { inRoot, textRoot } from '../../packages/ui/src/theme/scope.ts'

/** What each class of the packages begins with. */
export const PREFIX = 'portal-ui_'

/** Names a class, a variable or an animation of the packages. */
export const packagedName = ({ hash }: { readonly hash: string }): string => `${PREFIX}${hash}`

/** Matches every element, because none has an empty ID, and adds the specificity of an ID. */
export const ID = String.raw`:not(#\#)`

const classed = `[class*="${PREFIX}"]`

// Marks what a component fills with elements of a library or of a text, which have no class of the packages.
const filled = '[data-portal-inside]'

/** What the packages draw, but for the parts of drawings: their attributes count less than any rule. */
export const drawn = `${classed}:not(svg *), foreignObject ${classed}, ${filled} :not(svg *)`

/** What the packages draw. Weaker than the rules of components, which have a class and an id. */
const own = `:where(${drawn})${ID}`

/** The outermost of it. A link, figure, date or icon is part of the page's text and looks like it. */
const outermost = `:where(${classed}:not(${classed} *, bdi, time, svg))${ID}`

// What sheets set on elements of every page. Not `all`: browsers draw attributes such as `contenteditable` and
// `draggable` by properties that it would take away too.
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

// Besides font, size and colour.
const inherited = [
  ...['cursor', 'letter-spacing', 'overflow-wrap', 'text-indent', 'text-shadow', 'text-transform', 'word-break'],
  'word-spacing',
]

// Other inherited properties of text, including those that browsers set.
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
  // Pictures have theirs from attributes.
  revert(`${own}:where(:not(svg, svg *, img, canvas, iframe, video))`, ['height', 'width']) +
  // What it would inherit from the page; the rest follows in the base styles.
  reset(outermost, inherited)

// After the base styles, which make buttons inherit their font.
const ofText = inheritedByText
  .map(([properties, elsewhere]) => reset(`${outermost}:where(:not(${elsewhere}))`, properties))
  .join('')

/** The parts of a list of selectors, which may have lists in brackets. */
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

/** What a selector becomes in the packages: one of a component is raised, one of the base reaches components too. */
const packaged = (selector: string): string[] => {
  if (selector.includes(`.${PREFIX}`)) return [stronger(selector)]
  if (selector.startsWith(inRoot)) return [selector, own + selector.slice(inRoot.length)]
  if (selector === textRoot) return [selector, outermost]
  return [selector]
}

/** A sheet as the packages have it; each rule of the compiler begins with a line of its own. */
export const hostProof = (css: string): string => {
  const raised = css.replace(/^( *)([^@\s}][^{}\n]*) \{$/gm, (_, indent: string, list: string) => {
    return `${indent}${selectorsIn(list).flatMap(packaged).join(', ')} {`
  })
  // Before the base styles, which are as specific.
  return css.includes(`${textRoot} {`) ? `${plain}${raised}\n${ofText}` : raised
}
