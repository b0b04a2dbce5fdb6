import { parseSync } from 'oxc-parser'
import { beforeAll, expect, test } from 'vitest'
import { readBuild } from '../../../packages/server/src/partners/embed/pages/assets.ts'
import { buildPages } from '../../flows/support/build.ts'

/**
 * Globals that the script tag may use, with the reason why pages don't break them. Pages use any other name for
 * themselves, such as `origin`, `name`, `self`, or `open`.
 */
const taken: Readonly<Record<string, string>> = {
  document: 'no page can replace it',
  location: 'no page can replace it',
  window: 'no page can replace it; what is read from it is listed below',
  customElements: 'replaced by polyfills only, which the elements need then',
  HTMLElement: 'replaced by polyfills only, which the elements need then',
  CSSStyleSheet: 'tried, with a style element after it',
  MutationObserver: 'replaced by polyfills only',
  ResizeObserver: 'replaced by polyfills only',
  Object: 'the language’s own',
  Promise: 'the language’s own, or a polyfill’s',
  String: 'the language’s own',
  Symbol: 'the language’s own, or a polyfill’s',
  setTimeout: 'replaced by what keeps its meaning only, such as zone.js',
  clearTimeout: 'replaced by what keeps its meaning only, such as zone.js',
}

/** Properties read from `window`, where no lexical constant of the page can shadow them. */
const read: Readonly<Record<string, string>> = {
  console: 'asked for before it is used',
  getComputedStyle: 'replaced by polyfills only',
  innerWidth: 'compared; anything else leaves no place for the scrollbar',
  navigator: 'asked for before it is used',
  origin: 'only where the page has no address, and with it no other source',
  requestIdleCallback: 'asked for before it is used',
}

/** Node methods that old libraries replace with different ones of the same name. */
const replaced = ['remove', 'append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren', 'show', 'hide']

interface Found {
  readonly globals: string[]
  readonly ofWindow: string[]
  readonly called: string[]
}

interface Node {
  readonly type: string
  readonly [name: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const nameOf = (node: unknown) => (isNode(node) && node.type === 'Identifier' ? String(node.name) : '')

// Identifiers in these positions name members, not variables.
const members: readonly string[] = [
  ...['MemberExpression.property', 'Property.key', 'MethodDefinition.key', 'PropertyDefinition.key'],
  'ExportSpecifier.exported',
]
const isMember = ({ type, computed }: Node, key: string) => !computed && members.includes(`${type}.${key}`)

const patterns = ['ObjectPattern', 'ArrayPattern', 'RestElement', 'AssignmentPattern']

const declaredBy = (node: unknown): string[] => {
  if (!isNode(node)) return []
  if (node.type === 'Identifier') return [String(node.name)]
  if (node.type === 'Property') return declaredBy(node.value)
  if (node.type === 'AssignmentPattern') return declaredBy(node.left)
  if (!patterns.includes(node.type)) return []
  const inside = [node.properties, node.elements, node.argument].flat()
  return inside.flatMap(declaredBy)
}

/**
 * Everything that a minified script takes from outside. Its own variables have one or two letters, unlike globals, so
 * one set of declared names is enough.
 */
const takenIn = (code: string): Found => {
  const declared = new Set<string>()
  const used: string[] = []
  const ofWindow: string[] = []
  const called: string[] = []
  const visit = (node: Node) => {
    if (node.type === 'VariableDeclarator') {
      for (const name of declaredBy(node.id)) declared.add(name)
      if (nameOf(node.init) === 'window' && isNode(node.id))
        ofWindow.push(...[node.id.properties].flat().map(property => (isNode(property) ? nameOf(property.key) : '')))
    }
    if (node.type === 'CatchClause') for (const name of declaredBy(node.param)) declared.add(name)
    if (/Function|^Class/.test(node.type)) {
      for (const name of [node.id, ...[node.params].flat()].flatMap(declaredBy)) declared.add(name)
    }
    if (node.type === 'MemberExpression' && nameOf(node.object) === 'window') ofWindow.push(nameOf(node.property))
    if (node.type === 'CallExpression' && isNode(node.callee) && node.callee.type === 'MemberExpression')
      called.push(nameOf(node.callee.property))
    for (const [key, value] of Object.entries(node))
      for (const one of [value].flat()) {
        if (!isNode(one)) continue
        if (one.type === 'Identifier') {
          if (!isMember(node, key)) used.push(String(one.name))
        } else visit(one)
      }
  }
  const { program } = parseSync('built.js', code)
  for (const node of program.body) visit({ ...node })
  const globals = [...new Set(used)].filter(name => !declared.has(name) && name !== 'undefined').sort()
  return { globals, ofWindow: [...new Set(ofWindow)].sort(), called }
}

let scripts: (readonly [string, string])[] = []
beforeAll(async () => {
  await buildPages()
  const build = await readBuild()
  const { files, loader } = build ?? { files: new Map(), loader: { file: '' } }
  const isOwn = (name: string) => /^(v1|(panel|inline|review)\.[\w-]+)\.js$/.test(name) || name === loader.file
  scripts = [...files].flatMap(([name, { bytes }]) => (isOwn(name) ? [[name, String(bytes)] as const] : []))
}, 120_000)

test('the script tag uses no global that a page may have replaced', () => {
  const found = scripts.flatMap(([name, code]) => {
    const { globals, ofWindow } = takenIn(code)
    return [
      ...globals.filter(one => !Object.hasOwn(taken, one)).map(one => `${name}: ${one}`),
      ...ofWindow.filter(one => !Object.hasOwn(read, one)).map(one => `${name}: window.${one}`),
    ]
  })
  expect(found).toEqual([])
  expect(scripts).toHaveLength(5)
})

test('the script tag calls no method that old libraries replace', () => {
  const found = scripts.flatMap(([name, code]) =>
    takenIn(code)
      .called.filter(method => replaced.includes(method))
      .map(method => `${name}: ${method}()`),
  )
  expect(found).toEqual([])
})

test('the check finds globals, window properties, and calls in minified code', () => {
  const { globals, ofWindow, called } = takenIn(
    'let{origin:e,b:[t]=[]}=f,n=({data:r,...i})=>{try{e.origin.remove(),window.open(origin)}catch(o){g(o,n,t,r,i)}};class C{h(){}}',
  )
  expect(globals).toEqual(['f', 'g', 'origin', 'window'])
  expect(ofWindow).toEqual(['open'])
  expect(called).toEqual(['remove', 'open'])
})
