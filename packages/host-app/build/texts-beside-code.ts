import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm
const NAMESPACE = /\b(?:textsOf|linkedTextOf)<[^>]*>\('(\w+)'\)/g
const LATER = /withTexts\(\s*\(\) => import\('(\.[^']+)'\)/g

/** The text namespaces that a file and its static imports use. */
export const namespacesOf = (file: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return []
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  const own = [...code.matchAll(NAMESPACE)].map(([, name = '']) => name)
  const imported = [...code.matchAll(IMPORT)].map(([, path = '']) => join(file, '..', path))
  return [...own, ...imported.flatMap(path => namespacesOf(path, seen))]
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
