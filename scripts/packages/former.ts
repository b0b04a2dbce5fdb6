import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import formerExports from '../../packages/contract/former-exports.json' with { type: 'json' }
import formerNames from '../../packages/contract/former-names.json' with { type: 'json' }
import { builtFolder } from './packages.ts'

const FOLDER = 'former'

// Each entry of version 1.0.0 maps its former exports to `module#export`, or to a property, `module#export.property`.
const exportsOf: Readonly<Record<string, Readonly<Record<string, string>>>> = formerExports

/** The contract's entries under their names of version 1.0.0. Some need a module of their own for former exports. */
export const formerEntries = Object.fromEntries(
  Object.entries(formerNames).map(([name, path]) => {
    const module = name in exportsOf ? `${FOLDER}/${name}` : path
    return [`./${name}`, { types: `./${module}.d.ts`, default: `./${module}.js` }]
  }),
)

const isType = (types: string, name: string) => new RegExp(`^export (?:type|interface) ${name}\\b`, 'm').test(types)

/** Writes the modules that export renamed and moved parts of the contract under their names of version 1.0.0. */
export const writeFormer = (): void => {
  const target = builtFolder('contract')
  mkdirSync(join(target, FOLDER))
  for (const [entry, path] of Object.entries(formerNames)) {
    const former = Object.entries(exportsOf[entry] ?? {}).map(([name, place]) => {
      const [module = '', now = ''] = place.split('#')
      const [own = '', property] = now.split('.')
      const note = `/** @deprecated Import \`${own}\` from \`@portal/contract/${module}\`. */`
      const line = `export { ${note} ${now} as ${name} } from '../${module}.js'\n`
      if (!property) {
        const isTypeOnly = isType(readFileSync(join(target, `${module}.d.ts`), 'utf8'), now)
        return { types: line, code: isTypeOnly ? '' : line }
      }
      return {
        types: `${note}\nexport declare const ${name}: typeof import('../${module}.js').${now}\n`,
        code: `import { ${own} as ${name}Owner } from '../${module}.js'\nexport const ${name} = ${name}Owner.${property}\n`,
      }
    })
    if (former.length === 0) continue
    const everything = `export * from '../${path}.js'\n`
    writeFileSync(join(target, FOLDER, `${entry}.d.ts`), everything + former.map(({ types }) => types).join(''))
    writeFileSync(join(target, FOLDER, `${entry}.js`), everything + former.map(({ code }) => code).join(''))
  }
}
