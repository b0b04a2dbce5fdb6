import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /^(?:import|export)\s(?!type\b)[^'"]*?['"](\.[^'"]+)['"]/gm
const NAMESPACE = /\b(?:textsOf|linkedTextOf)<[^>]*>\('(\w+)'\)/g
const LATER = /withTexts\(\s*\(\) => import\('(\.[^']+)'\)/g

/** The namespaces that a file and all that it imports ask for. */
export const namespacesOf = (file: string, seen = new Set<string>()): readonly string[] => {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return []
  seen.add(file)
  const code = readFileSync(file, 'utf8')
  const own = [...code.matchAll(NAMESPACE)].map(([, name = '']) => name)
  const imported = [...code.matchAll(IMPORT)].map(([, path = '']) => join(file, '..', path))
  return [...own, ...imported.flatMap(path => namespacesOf(path, seen))]
}

/** A file's code, in which each `withTexts(() => import('./Page.tsx'))` names what the page is going to ask for. */
export const fillNamespaces = (code: string, file: string): string =>
  code.replace(LATER, (call: string, path: string) => {
    const names = new Set(namespacesOf(join(file, '..', path)))
    return [call, ...[...names].sort().map(name => `'${name}'`)].join(', ')
  })

/** Loads the texts of a page beside its code: asked for by the code itself, they would come one round trip later. */
export const textsBesideCode = (): Plugin => ({
  name: 'portal-texts-beside-code',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /host-app\/src\/.*\.tsx?$/, code: 'withTexts(' },
    handler: (code, id) => ({ code: fillNamespaces(code, id), map: null }),
  },
})
