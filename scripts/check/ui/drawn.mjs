import { lineAt, parse, walk } from '../source.mjs'

// Elements that browsers or the usual stylesheets of sites give a look.
const STYLED = new Set([
  ...['a', 'abbr', 'address', 'b', 'blockquote', 'button', 'caption', 'code', 'dd', 'del', 'details', 'dialog', 'dl'],
  ...[
    'dt',
    'em',
    'fieldset',
    'figcaption',
    'figure',
    'h1',
    'h2',
    'h3',
    'h4',
    'h5',
    'h6',
    'hr',
    'iframe',
    'img',
    'input',
  ],
  ...['ins', 'kbd', 'label', 'legend', 'li', 'mark', 'meter', 'ol', 'optgroup', 'output', 'p', 'pre', 'progress', 's'],
  ...['samp', 'select', 'small', 'strong', 'sub', 'summary', 'sup', 'svg', 'table', 'tbody', 'td', 'textarea', 'tfoot'],
  ...['th', 'thead', 'tr', 'u', 'ul'],
])

const isHidden = attributes =>
  attributes.some(({ name, value }) => name?.name === 'hidden' || (name?.name === 'type' && value?.value === 'hidden'))

// Spread props may contain a class, except those of `ElementProps`.
const mayHaveClass = ({ type, argument, name }) => {
  if (type !== 'JSXSpreadAttribute') return name.name === 'className'
  const given = argument.type === 'ParenthesizedExpression' ? argument.expression : argument
  const isMarks = ['element', 'elementProps'].includes(given.name ?? given.callee?.name)
  return !isMarks && given.type !== 'ConditionalExpression'
}

// Components of React Aria render an element with its default class. These render none.
const WITHOUT_ELEMENT = /(Trigger|Provider|Context|Picker)$|^(Autocomplete|Collection|TreeItemContent)$/

const drawnByAria = program =>
  program.body
    .filter(({ source }) => source?.value.startsWith('react-aria-components/'))
    .flatMap(({ specifiers }) => specifiers)
    .filter(({ imported }) => imported && !WITHOUT_ELEMENT.test(imported.name))
    .map(({ local }) => local.name)

const problemsIn = file => {
  const found = []
  const { program } = parse(file)
  const styled = new Set([...STYLED, ...drawnByAria(program)])
  walk(program, node => {
    if (node.type !== 'JSXOpeningElement' || !styled.has(node.name.name)) return
    if (isHidden(node.attributes) || node.attributes.some(mayHaveClass)) return
    found.push({
      path: file.path,
      line: lineAt(file.text, node.start),
      message: `<${node.name.name}> has no class, so a site's own styles for it apply. Give it one, \`plain\` if it needs no other.`,
    })
  })
  return found
}

/** Reports elements of the packages that a page's own styles would change. Only elements with a class are isolated. */
export const check = files =>
  files
    // Frames have their own document.
    .filter(({ path }) => /^packages\/(ui|widgets)\/src\/(?!embed\/).*\.tsx$/.test(path))
    .flatMap(problemsIn)
