import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The published packages, each after its dependencies. */
export const names = ['contract', 'ui', 'widgets'] as const

/** The built package, below `packages/<name>`. */
export const folder = 'dist/package'

export const builtFolder = (name: string): string => join(root, 'packages', name, folder)

/** Subpaths that a consumer may import. */
export const entriesOf = (name: string): readonly string[] =>
  name === 'contract'
    ? globSync('**/*.js', { cwd: builtFolder(name) })
        .filter(file => !file.startsWith('locales/'))
        .map(file => file.replace(/\.js$/, ''))
    : globSync(['*/index.js', '{elements,ports,theme}/*/index.js'], { cwd: builtFolder(name) })
        .map(dirname)
        // Internal: consumers import single locale files.
        .filter(entry => entry !== 'locales')

export const tarballOf = (name: string): string => join(root, '.cache/tarballs', `${name}.tgz`)
