import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../packages/ui/src')

/** The public components: every folder with a capitalised name and an entry. */
export const components = readdirSync(root).filter(
  name => /^[A-Z]/.test(name) && existsSync(join(root, name, 'index.ts')),
)

/** The source text of a component's files, by path within its folder. */
export const sourcesOf = (component: string): [file: string, text: string][] =>
  readdirSync(join(root, component), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .sort()
    .map(file => [file, readFileSync(join(root, component, file), 'utf8')])
