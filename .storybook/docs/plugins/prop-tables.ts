import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { initOf, knownIn, type Node, nameOf, namesIn, nodeAt, nodesAt } from './syntax.ts'

/** A prop, in the shape that Storybook's tables expect. */
interface Prop {
  readonly description: string
  readonly required: boolean
  readonly tsType: { readonly name: string; readonly raw: string; readonly elements?: readonly object[] }
  /** `required` if the prop has no default and can't be omitted. */
  readonly defaultValue: { readonly value: string; readonly computed: false }
}

type Props = Record<string, Prop>

/** Reads a file and the names it declares. */
const readIn = (file: string) => {
  const source = readFileSync(file, 'utf8')
  return { file, source, known: knownIn(file, source) }
}

type Read = ReturnType<typeof readIn>

/** Finds a name's declaration, through any number of imports. */
const declared = (name: string, at: Read): { node: Node; at: Read } | undefined => {
  const known = at.known.get(name)
  if (known?.kind === 'own') return { node: known.node, at }
  if (!known?.from.startsWith('.')) return undefined
  const file = join(dirname(at.file), known.from)
  return existsSync(file) ? declared(known.name || name, readIn(file)) : undefined
}

const commentOver = (source: string, start: number) => {
  const [, text = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*$/.exec(source.slice(0, start)) ?? []
  return text.replace(/^\s*\*\s?/gm, '').trim()
}

/** Values of an array literal, such as `['medium', 'small']`. */
const valuesOf = (name: string, at: Read): string[] => {
  const found = declared(name, at)
  if (!found) return []
  const list = initOf({ kind: 'own', text: '', node: found.node, isExported: true })
  const array = nodeAt(list, 'expression') ?? list
  return nodesAt(array, 'elements').map(one => found.at.source.slice(one.start, one.end))
}

const typeOf = (text: string, at: Read): Prop['tsType'] => {
  const [, list] = /\(typeof (\w+)\)\[number\]$/.exec(text) ?? []
  const values = list ? valuesOf(list, at) : []
  if (values.length === 0) return { name: text, raw: text }
  return { name: 'union', raw: values.join(' | '), elements: values.map(value => ({ name: 'literal', value })) }
}

/** The default is the last part of a prop's comment. */
const defaultIn = (description: string) => {
  const [, exact, said] = /Default:? (?:`([^`]*)`|([\s\S]*?)\.?$)/.exec(description) ?? []
  return exact ?? said?.replaceAll('`', '')
}

const propsOfMembers = (members: readonly Node[], at: Read): Props =>
  Object.fromEntries(
    members.flatMap(member => {
      const name = nameOf(nodeAt(member, 'key'))
      const annotated = nodeAt(nodeAt(member, 'typeAnnotation'), 'typeAnnotation')
      if (!name || !annotated) return []
      const description = commentOver(at.source, member.start) || (name === 'children' ? 'The content.' : '')
      const required = member.optional !== true
      const tsType = typeOf(at.source.slice(annotated.start, annotated.end).replace(/\s+/g, ' '), at)
      const value = required ? 'required' : (defaultIn(description) ?? 'none')
      return [[name, { description, required, tsType, defaultValue: { value, computed: false } }]]
    }),
  )

const literalsIn = (text: string) => [...text.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)

/** Props of a type: a name, `Pick` or `Omit`, an intersection, or a literal. */
const propsOfType = (type: Node | undefined, at: Read): Props => {
  if (!type) return {}
  const text = at.source.slice(type.start, type.end)
  if (type.type === 'TSIntersectionType')
    return Object.assign({}, ...nodesAt(type, 'types').map(one => propsOfType(one, at)))
  if (type.type === 'TSTypeLiteral') return propsOfMembers(nodesAt(type, 'members'), at)
  const name = nameOf(nodeAt(type, 'typeName')) || nameOf(nodeAt(type, 'expression'))
  const [of, keys] = nodesAt(nodeAt(type, 'typeArguments'), 'params')
  if ((name === 'Omit' || name === 'Pick') && keys) {
    const named = literalsIn(at.source.slice(keys.start, keys.end))
    const isWanted = (prop: string) => named.includes(prop) === (name === 'Pick')
    return Object.fromEntries(Object.entries(propsOfType(of, at)).filter(([prop]) => isWanted(prop)))
  }
  const found = declared(name, at)
  if (!found || text === '') return {}
  if (found.node.type === 'TSTypeAliasDeclaration') return propsOfType(nodeAt(found.node, 'typeAnnotation'), found.at)
  const bases = nodesAt(found.node, 'extends').map(base => propsOfType(base, found.at))
  return Object.assign({}, propsOfMembers(nodesAt(nodeAt(found.node, 'body'), 'body'), found.at), ...bases)
}

/** Props of each exported component, by name. */
export const propsIn = (file: string): Readonly<Record<string, Props>> => {
  const at = readIn(file)
  const found: Record<string, Props> = {}
  for (const [name, known] of at.known) {
    if (known.kind !== 'own' || !known.isExported || !/^[A-Z]\w*[a-z]/.test(name)) continue
    const [param] = nodesAt(initOf(known), 'params')
    const type = nodeAt(nodeAt(param, 'typeAnnotation'), 'typeAnnotation')
    const props = propsOfType(type, at)
    if (type && namesIn(type).size > 0 && Object.keys(props).length > 0) found[name] = props
  }
  return found
}

/** Gives each component its props for Storybook's tables, including inherited ones. */
export const propTables = (): Plugin => ({
  name: 'portal-prop-tables',
  transform: (code, id) => {
    const [file = ''] = id.split('?')
    if (!/packages\/(ui|widgets)\/src\/.*\/[A-Z]\w*\.tsx$/.test(file)) return undefined
    const lines = Object.entries(propsIn(file)).map(
      ([displayName, props]) =>
        `${displayName}.__docgenInfo = ${JSON.stringify({ displayName, description: '', methods: [], props })};`,
    )
    return { code: `${code}\n${lines.join('\n')}`, map: null }
  },
})
