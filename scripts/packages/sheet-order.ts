// Two sheets with rules for one element are equally specific, so the later one wins. A bundler may load a sheet again
// with a later chunk. Ranks make the result independent of the load order (docs/adr/0048).
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { ID } from './host-proof.ts'

/** Adds the specificity of an element, which is less than a class. States such as `:hover` stay stronger. */
export const STEP = ':not(_)'

/** A built module with its imports in order, and their local names. */
interface Module {
  readonly path: string
  readonly code: string
  readonly imports: readonly { readonly from: string; readonly names: readonly string[] }[]
}

export const moduleOf = (path: string, code: string): Module => ({ path, code, imports: importsIn(code) })

const importsIn = (code: string): Module['imports'] =>
  [...code.matchAll(/^import\s(?:\{([^}]*)\}\s*from\s*)?["']([^"']+)["']/gm)].map(([, names = '', from = '']) => ({
    from,
    names: names.split(',').map(name => name.trim().split(' as ').at(-1) ?? ''),
  }))

const SHEET = '#sheets/'

const sheetsOf = ({ imports }: Module): readonly string[] =>
  imports.flatMap(({ from }) => (from.startsWith(SHEET) ? [from.slice(SHEET.length)] : []))

/** Pairs of sheets that meet on one element. The second one wins. */
export const pairsIn = (modules: readonly Module[]): readonly (readonly [before: string, after: string])[] => {
  const byPath = new Map(modules.map(module => [module.path, module]))
  return modules.flatMap(module => {
    const own = sheetsOf(module)
    if (own.length > 0) return own.slice(0, -1).map(before => [before, own.at(-1) ?? ''] as const)
    const named = module.imports.flatMap(({ from, names }) => {
      const style = byPath.get(posix.join(posix.dirname(module.path), from))
      const sheet = style && sheetsOf(style).at(-1)
      return sheet ? names.map(name => ({ name, sheet })) : []
    })
    // The compiler writes all classes of an element on one line.
    return module.code.split('\n').flatMap(line => {
      if (line.startsWith('import ')) return []
      const words = new Set(line.match(/\w+/g))
      const used = [...new Set(named.filter(({ name }) => words.has(name)).map(({ sheet }) => sheet))]
      return used.flatMap((before, at) => used.slice(at + 1).map(after => [before, after] as const))
    })
  })
}

/** The longest chain of sheets that each sheet has to override. */
export const ranksOf = (pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, number> => {
  const ranks = new Map<string, number>()
  const under = new Set<string>()
  const rank = (sheet: string): number => {
    const known = ranks.get(sheet)
    if (known !== undefined) return known
    // Sheets that override each other meet on different elements.
    if (under.has(sheet)) return -1
    under.add(sheet)
    const found = Math.max(0, ...pairs.filter(([, after]) => after === sheet).map(([before]) => rank(before) + 1))
    under.delete(sheet)
    ranks.set(sheet, found)
    return found
  }
  for (const [, after] of pairs) rank(after)
  return ranks
}

/** Raises each sheet of a built package by its rank. */
export const orderSheets = (target: string): void => {
  const modules = globSync('**/*.js', { cwd: target }).map(path =>
    moduleOf(path.replaceAll('\\', '/'), readFileSync(join(target, path), 'utf8')),
  )
  for (const [sheet, rank] of ranksOf(pairsIn(modules))) {
    const path = join(target, sheet)
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(ID, ID + STEP.repeat(rank)))
  }
}
