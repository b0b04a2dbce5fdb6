import { lineAt, parse, walk } from '../source.mjs'

const SHOWN = new Set([
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-placeholder', 'aria-valuetext'],
  ...['label', 'placeholder', 'title', 'alt', 'description', 'heading', 'errorMessage', 'tooltip', 'summary'],
])
/** Elements whose text isn't translated: code samples, keys, styles, and scripts. */
const NOT_LANGUAGE = new Set(['code', 'kbd', 'samp', 'style', 'script'])
const LETTER = /\p{L}/u

const textsIn = node => {
  if (node?.type === 'JSXText' || (node?.type === 'Literal' && typeof node.value === 'string'))
    return [[node, node.value]]
  if (node?.type === 'TemplateLiteral') return node.quasis.map(quasi => [node, quasi.value.cooked])
  if (node?.type === 'ConditionalExpression') return [...textsIn(node.consequent), ...textsIn(node.alternate)]
  if (node?.type === 'LogicalExpression') return [...textsIn(node.left), ...textsIn(node.right)]
  if (node?.type === 'JSXExpressionContainer') return textsIn(node.expression)
  return []
}

const shown = (node, above) => {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    const inside = [...above, node].some(({ openingElement }) => NOT_LANGUAGE.has(openingElement?.name?.name))
    return inside ? [] : node.children.flatMap(textsIn)
  }
  return node.type === 'JSXAttribute' && SHOWN.has(node.name.name) ? textsIn(node.value) : []
}

const explain = text =>
  `'${text.trim().replace(/\s+/g, ' ')}' is text in code. Move it to locales/en and locales/ar, and use t('key').`

/** Reports text in components that belongs into locale files. */
export const check = files =>
  files
    .filter(({ path }) => /^packages\/[^/]+\/src\/.+\.tsx$/.test(path))
    .flatMap(file => {
      const found = []
      walk(parse(file).program, (node, above) => found.push(...shown(node, above)))
      return found
        .filter(([, text]) => LETTER.test(text))
        .map(([node, text]) => ({ path: file.path, line: lineAt(file.text, node.start), message: explain(text) }))
    })
