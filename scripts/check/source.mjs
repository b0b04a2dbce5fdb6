import { parseSync } from 'oxc-parser'

const parsed = new WeakMap()

/** Parses a file. All checks share the tree. */
export const parse = file => {
  const known = parsed.get(file)
  if (known) return known
  const tree = parseSync(file.path, file.text)
  parsed.set(file, tree)
  return tree
}

/** The 1-based line of a character offset. */
export const lineAt = (text, offset) => text.slice(0, offset).split('\n').length

/** Visits every node with its ancestors, outermost first. */
export const walk = (node, visit, above = []) => {
  if (typeof node?.type === 'string') visit(node, above)
  const inside = typeof node?.type === 'string' ? [...above, node] : above
  for (const value of Object.values(node ?? {})) {
    if (typeof value === 'object' && value !== null) walk(value, visit, inside)
  }
}

export const isCode = ({ path }) => /\.(ts|tsx|mjs)$/.test(path) && !path.endsWith('.d.ts')
