import { isListed } from './code-lists.ts'

interface Node {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: Node[]
  text: string
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const plain = (text: string) => {
  if (/[<>]|&(?!(amp|lt|gt|quot);)/.test(text)) throw new Error(`not well-formed: ${text}`)
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? '')
}

const ATTRIBUTE = /\s+([\w:-]+)="([^"]*)"/g

const TOKEN = /<(\/?)([\w-]+)((?:\s+[\w:-]+="[^"]*")*)(\/?)>|([^<]+)/gy

/** Parses a document without comments and similar parts. Throws if it isn't well-formed. */
export const parsed = (xml: string): Node => {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
  const body = xml.startsWith(declaration) ? xml.slice(declaration.length) : xml
  const root: Node = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let read = 0
  for (const [token, isEnd, name = '', attributes = '', isEmpty, text] of body.matchAll(TOKEN)) {
    read += token.length
    const inside = open.at(-1) ?? root
    if (text !== undefined) inside.text += plain(text)
    else if (isEnd) {
      if (open.pop()?.name !== name) throw new Error(`not well-formed: ${token}`)
    } else {
      const given = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, plain(value)])
      const node: Node = { name, attributes: Object.fromEntries(given), children: [], text: '' }
      inside.children.push(node)
      if (!isEmpty) open.push(node)
    }
  }
  const [only] = root.children
  if (read !== body.length || open.length !== 1 || root.children.length !== 1 || !only)
    throw new Error('not well-formed')
  return only
}

/** How often an element may occur. */
type Times = '1' | '?' | '+' | '*'

interface Rule {
  /** The children, in the order of the schema. */
  readonly children?: Readonly<Record<string, Times>>
  readonly required?: readonly string[]
  readonly optional?: readonly string[]
}

const dated = { required: ['iso-date'] }
const coded = { required: ['code'] }
const words = { children: { narrative: '+' } } as const
const organisation = { optional: ['ref', 'type'], children: { narrative: '*' } } as const

// The part of iati-activities-schema.xsd 2.03 that the portal writes: elements, their order and number, and attributes.
// It was compared with the published schema by hand, because no package contains the schema.
const rules: Readonly<Record<string, Rule>> = {
  'iati-activities': { required: ['version'], optional: ['generated-datetime'], children: { 'iati-activity': '+' } },
  'iati-activity': {
    optional: ['default-currency'],
    children: {
      ...{ 'iati-identifier': '1', 'reporting-org': '1', title: '1', description: '+', 'participating-org': '+' },
      ...{ 'activity-status': '1', 'activity-date': '+', budget: '*', transaction: '*' },
    },
  },
  'iati-identifier': {},
  'reporting-org': { required: ['ref', 'type'], children: { narrative: '+' } },
  title: words,
  description: { ...words, optional: ['type'] },
  'participating-org': { ...organisation, required: ['role'] },
  'activity-status': coded,
  'activity-date': { required: ['iso-date', 'type'] },
  budget: { optional: ['type', 'status'], children: { 'period-start': '1', 'period-end': '1', value: '1' } },
  'period-start': dated,
  'period-end': dated,
  value: { required: ['value-date'], optional: ['currency'] },
  transaction: {
    children: {
      ...{ 'transaction-type': '1', 'transaction-date': '1', value: '1', description: '?', 'provider-org': '?' },
    },
  },
  'transaction-type': coded,
  'transaction-date': dated,
  'provider-org': organisation,
  narrative: { optional: ['xml:lang'] },
}

const fits = (times: Times, count: number) =>
  times === '1' ? count === 1 : times === '?' ? count <= 1 : times === '+' ? count >= 1 : true

const kinds: readonly (readonly [RegExp, RegExp])[] = [
  [/^(iso-date|value-date)$/, /^\d{4}-\d{2}-\d{2}$/],
  [/^generated-datetime$/, /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/],
]

/** Violations of the standard by an element and its descendants. */
export const problemsIn = (node: Node): string[] => {
  const rule = rules[node.name]
  if (!rule) return [`${node.name}: unknown`]
  const { children = {}, required = [], optional = [] } = rule
  const names = Object.keys(children)
  const order = node.children.map(child => names.indexOf(child.name))
  const known = [...required, ...optional]
  return [
    ...node.children.flatMap(({ name }) =>
      names.includes(name) ? [] : [`${node.name}: ${name} does not belong here`],
    ),
    ...(order.every((at, nth) => nth === 0 || at >= (order[nth - 1] ?? 0)) ? [] : [`${node.name}: order`]),
    ...Object.entries(children).flatMap(([name, times]) =>
      fits(times, node.children.filter(child => child.name === name).length) ? [] : [`${node.name}: ${name} ${times}`],
    ),
    ...required.filter(name => !node.attributes[name]).map(name => `${node.name}: without ${name}`),
    ...Object.entries(node.attributes).flatMap(([name, value]) => {
      const isOfKind = kinds.every(([of, shape]) => !of.test(name) || shape.test(value))
      return known.includes(name) && isOfKind && isListed(node.name, name, value)
        ? []
        : [`${node.name}: ${name}="${value}"`]
    }),
    ...(node.name === 'value' && !/^-?\d+(\.\d+)?$/.test(node.text) ? [`value: ${node.text}`] : []),
    ...(node.name === 'narrative' && node.text.trim() === '' ? ['narrative: empty'] : []),
    ...node.children.flatMap(problemsIn),
  ]
}

/** Descendants with this name, including the element itself. */
export const all = (node: Node, name: string): Node[] => [
  ...(node.name === name ? [node] : []),
  ...node.children.flatMap(child => all(child, name)),
]
