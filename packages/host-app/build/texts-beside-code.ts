import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /^(?:import|export)\s(?!type\b)([^'"]*?)['"](\.[^'"]+)['"]/gm
const HOOK = /(\bexport\s+)?\bconst (\w+) = (?:portalTextsOf|linkedTextOf)<[^>]*>\('(\w+)'\)/g
const LATER = /withTexts\(\s*\(\) => import\('(\.[^']+)'\)/g

const namesIn = (clause: string) =>
  [...clause.matchAll(/(\w+)(?:\s+as\s+\w+)?(?=\s*[,}])/g)].map(([, name = '']) => name)

const isUsedIn = (code: string, name: string) => code.match(new RegExp(`\\b${name}\\b`, 'g'))?.length !== 1

/**
 * The text namespaces that a file and its static imports use. One file declares the hooks of many areas, so an exported
 * hook counts only where it is used or imported by name.
 */
export const namespacesOf = (
  file: string,
  wanted: readonly string[] | 'all' = 'all',
  seen = new Set<string>(),
): readonly string[] => {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return []
  const code = readFileSync(file, 'utf8')
  const own = [...code.matchAll(HOOK)].flatMap(([, exported, hook = '', namespace = '']) =>
    !exported || wanted === 'all' || wanted.includes(hook) || isUsedIn(code, hook) ? [namespace] : [],
  )
  if (seen.has(file)) return own
  seen.add(file)
  const imported = [...code.matchAll(IMPORT)].flatMap(([, clause = '', path = '']) =>
    namespacesOf(join(file, '..', path), namesIn(clause), seen),
  )
  return [...own, ...imported]
}

/** Adds the page's namespaces to each `withTexts(() => import('./Page.tsx'))` in a file's code. */
export const fillNamespaces = (code: string, file: string): string =>
  code.replace(LATER, (call: string, path: string) => {
    const names = new Set(namespacesOf(join(file, '..', path)))
    return [call, ...[...names].sort().map(name => `'${name}'`)].join(', ')
  })

/**
 * Loads a page's texts in parallel with its code. If the code requested them itself, they would arrive one round trip
 * later.
 */
export const textsBesideCode = (): Plugin => ({
  name: 'portal-texts-beside-code',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /host-app\/src\/.*\.tsx?$/, code: 'withTexts(' },
    handler: (code, id) => ({ code: fillNamespaces(code, id), map: null }),
  },
})
