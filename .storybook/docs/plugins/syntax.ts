import { parseSync } from 'oxc-parser'

export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

const childrenOf = (node: Node): Node[] =>
  Object.values(node).flatMap(value => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

const walk = (node: Node, visit: (node: Node) => void): void => {
  visit(node)
  for (const child of childrenOf(node)) walk(child, visit)
}

export const nodeAt = (node: Node | undefined, key: string): Node | undefined => {
  const value = node?.[key]
  return isNode(value) ? value : undefined
}

export const nodesAt = (node: Node | undefined, key: string): Node[] => {
  const value = node?.[key]
  return Array.isArray(value) ? value.filter(isNode) : []
}

export const nameOf = (node: Node | undefined): string => (typeof node?.name === 'string' ? node.name : '')

/** All identifiers in a piece of code. */
export const namesIn = (node: Node): Set<string> => {
  const names = new Set<string>()
  walk(node, one => {
    if (one.type === 'Identifier' || one.type === 'JSXIdentifier') names.add(nameOf(one))
  })
  return names
}

/** A top-level declaration, or an imported name. */
export type Known =
  | { readonly kind: 'own'; readonly text: string; readonly node: Node; readonly isExported: boolean }
  | { readonly kind: 'imported'; readonly from: string; readonly name: string; readonly isType: boolean }

export const knownIn = (file: string, source: string): Map<string, Known> => {
  const known = new Map<string, Known>()
  const root: unknown = parseSync(file, source).program
  if (!isNode(root)) return known
  for (const line of nodesAt(root, 'body')) {
    const isExported = line.type === 'ExportNamedDeclaration'
    const from = nodeAt(line, 'source')?.value
    if (typeof from === 'string')
      for (const part of nodesAt(line, 'specifiers')) {
        const [local, name] = isExported ? ['exported', 'local'] : ['local', 'imported']
        known.set(nameOf(nodeAt(part, local)), {
          ...{ kind: 'imported', from, name: nameOf(nodeAt(part, name)) },
          isType: part.importKind === 'type' || line.importKind === 'type',
        })
      }
    const declared = isExported ? nodeAt(line, 'declaration') : line
    if (!declared) continue
    const text = source.slice(declared.start, declared.end)
    const names = [nodeAt(declared, 'id'), ...nodesAt(declared, 'declarations').map(one => nodeAt(one, 'id'))]
    for (const name of names.map(nameOf).filter(Boolean))
      known.set(name, { kind: 'own', text, node: declared, isExported })
  }
  return known
}

export const initOf = (known: Known | undefined): Node | undefined =>
  known?.kind === 'own' ? nodeAt(nodesAt(known.node, 'declarations')[0], 'init') : undefined
