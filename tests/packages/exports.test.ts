import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'esbuild'
import { beforeAll, expect, test } from 'vitest'
import { buildPackages } from '../../scripts/packages/build.ts'
import { builtFolder, names } from '../../scripts/packages/packages.ts'
import released from './support/released-exports.json' with { type: 'json' }

const BUILDING_MS = 120_000

beforeAll(async () => void (await buildPackages()), BUILDING_MS)

/** Exports of version 1.0.0 that no entry has any more, with the reason. */
const removed: Readonly<Record<string, string>> = {
  'exam_marking percentOf': 'rounded 59.996 % to 60 %, so conditions take points instead',
  'expenses expenseFields': 'part of the input of an endpoint that was removed with it',
}

/** Finds the module of an entry as a consumer does. The entries of 1.0.0 are written out, the others match `./*`. */
const moduleOf = (folder: string, entry: string): string => {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { default: path } = exports[`./${entry}`] ?? exports['./*']
  return join(folder, path.replace('*', entry))
}

const valuesOf = async (
  folder: string,
  modules: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: [...modules],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    outdir: 'bundled',
    packages: 'external',
    external: ['#*'],
  })
  return new Map(
    Object.values(metafile.outputs).map(({ entryPoint = '', exports }) => [join(folder, entryPoint), exports]),
  )
}

const typesOf = (module: string): readonly (string | undefined)[] => {
  const types = readFileSync(module.replace(/\.js$/, '.d.ts'), 'utf8')
  const lists = [...types.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  return [
    ...[...types.matchAll(/^export (?:type|interface) (\w+)/gm)].map(([, name]) => name),
    ...lists.map(one => one.trim().split(/\s+/).at(-1)),
    ...[...types.matchAll(/^export \* from '(.+)'/gm)].flatMap(([, other = '']) =>
      typesOf(join(dirname(module), other)),
    ),
  ]
}

test.each(names)('%s has every export of version 1.0.0', async name => {
  const folder = builtFolder(name)
  const entries = Object.entries<string>(released[name]).map(([entry, exports]) => ({
    entry,
    module: moduleOf(folder, entry),
    exports: exports.split(' '),
  }))
  const values = await valuesOf(
    folder,
    entries.map(({ module }) => relative(folder, module)),
  )
  const missing = entries.flatMap(({ entry, module, exports }) => {
    const now = new Set([...(values.get(module) ?? []), ...typesOf(module)])
    return exports.filter(one => !now.has(one)).map(one => `${entry} ${one}`)
  })
  expect(missing.filter(one => !(one in removed))).toEqual([])
})
