import { globSync } from 'node:fs'
import { dirname, join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** The packages that others install, each after those that it needs. */
export const names = ['contract', 'ui', 'widgets'] as const

/** Where a package is built to, as it is packed: below `packages/<name>`. */
export const folder = 'dist/package'

/** The built package. */
export const builtFolder = (name: string): string => join(root, 'packages', name, folder)

/** What a consumer may import of a built package, without the package's name. */
export const entriesOf = (name: string): readonly string[] =>
  name === 'contract'
    ? globSync('**/*.js', { cwd: builtFolder(name) })
        .filter(file => !file.startsWith('locales/'))
        .map(file => file.replace(/\.js$/, ''))
    : globSync(['*/index.js', '{elements,ports,theme}/*/index.js'], { cwd: builtFolder(name) })
        .map(dirname)
        // Only the package's own modules read it as a whole.
        .filter(entry => entry !== 'locales')

/** The built package as npm publishes it. */
export const tarballOf = (name: string): string => join(root, '.cache/tarballs', `${name}.tgz`)
