import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { formerEntries } from './former.ts'
import { folder, root } from './packages.ts'

const SOURCE = 'portal-source'

const readManifest = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'))

/** Removes the condition `portal-source` and makes paths relative to the built folder. */
const published = (entries: unknown): unknown => {
  if (typeof entries === 'string') return entries.replace(`./${folder}/`, './')
  return Object.fromEntries(
    Object.entries(Object(entries))
      .filter(([condition]) => condition !== SOURCE)
      .map(([key, entry]) => [key, published(entry)]),
  )
}

/** Maps sheets. Plain Node gets an empty module. Bundlers for servers match `node` too, so `module` comes first. */
const sheets = { module: './*', node: './no-sheet.js', default: './*' }

/** Turns a package's manifest in the repository into the published one. */
export const manifestOf = (name: string): Record<string, unknown> => {
  const own = readManifest(`packages/${name}/package.json`)
  const { license, repository, engines } = readManifest('package.json')
  const { private: _, scripts, devDependencies, exports, imports, ...rest } = own
  return {
    ...rest,
    license,
    repository: { ...Object(repository), directory: `packages/${name}` },
    engines,
    exports: {
      ...Object(published(exports)),
      ...(name === 'contract' && formerEntries),
      './package.json': './package.json',
    },
    ...(name !== 'contract' && {
      imports: { ...Object(published(imports)), '#sheets/*': sheets },
    }),
  }
}
