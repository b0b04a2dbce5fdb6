import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'
import { readLimits } from '../../../tests/ui/record.ts'
import { type KeyRow, keyTables } from '../key-tables.ts'

const root = join(import.meta.dirname, '../../..')

/** What a component's page says in addition to its stories. */
export interface Guide {
  /** Empty for a component without interaction. */
  readonly keys: readonly KeyRow[]
  /** Notes about screen readers, keyboards, and preferences of the device. */
  readonly notes: readonly string[]
  /** Components that the guide names, then those whose guides name this one. */
  readonly related: readonly { readonly name: string; readonly page: string }[]
  /** Byte budget. Undefined for widgets, which no record lists. */
  readonly limit?: number | undefined
  /** What takes most of the bytes. Undefined if it isn't noted. */
  readonly bytes?: string | undefined
}

/** A guide file: headers between `---`, then a list of notes. */
interface Source {
  readonly keys: readonly string[]
  readonly related: readonly string[]
  readonly bytes?: string | undefined
  readonly notes: readonly string[]
}

const listOf = (text = '') => text.split(/,\s*/).filter(Boolean)

/** Reads a guide file. Throws if it has another header or no notes. */
export const parseGuide = (text: string): Source => {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const lines = head.split('\n').map(line => /^(keys|related|bytes): (.+)$/.exec(line) ?? [line])
  const wrong = lines.find(([, name]) => !name)
  if (wrong) throw new Error(`"${wrong[0]}" is not one of the headers keys, related, and bytes`)
  const { keys, related, bytes } = Object.fromEntries(lines.map(([, name, value]) => [name, value]))
  const notes = body.split(/^- /m).map(note => note.replace(/\s+/g, ' ').trim())
  return { keys: listOf(keys), related: listOf(related), bytes, notes: notes.filter(Boolean) }
}

const isTable = (name: string): name is keyof typeof keyTables => Object.hasOwn(keyTables, name)

const keysOf = (name: string, tables: readonly string[]) => {
  const rows = tables.flatMap((table): readonly KeyRow[] => {
    if (!isTable(table)) throw new Error(`${name}.md names the key table ${table}, which key-tables.ts lacks`)
    return keyTables[table]
  })
  // Tables share rows, such as Tab.
  return [...new Set(rows)]
}

/** Reads one file per component, by the component's name. */
const filesOf = (pattern: string, suffix: string) =>
  new Map(
    globSync(pattern, { cwd: root })
      .sort()
      .map(path => [basename(path, suffix), readFileSync(join(root, path), 'utf8')]),
  )

const pageOf = (name: string, stories: ReadonlyMap<string, string>) => {
  const [, title] = /\btitle: '((?:ui|widgets)\/.+)'/.exec(stories.get(name) ?? '') ?? []
  if (!title) throw new Error(`A guide names ${name}, which has no story`)
  return `?path=/docs/${title.toLowerCase().replace(/[^a-z0-9]+/g, '-')}--docs`
}

/** The guides of all components and widgets, by name. Each lies in its component's folder. */
export const readGuides = (): Readonly<Record<string, Guide>> => {
  const texts = filesOf('packages/{ui,widgets}/src/*/[A-Z]*.md', '.md')
  const stories = filesOf('stories/{ui,widgets}/**/*.stories.tsx', '.stories.tsx')
  const sources = [...texts].map(([name, text]) => ({ name, ...parseGuide(text) }))
  const limits = readLimits()
  return Object.fromEntries(
    sources.map(({ name, keys, notes, related, bytes }) => {
      const others = sources.filter(other => other.related.includes(name)).map(other => other.name)
      const names = [...new Set([...related, ...others])]
      const pages = names.map(other => ({ name: other, page: pageOf(other, stories) }))
      return [name, { keys: keysOf(name, keys), notes, related: pages, limit: limits[name], bytes }]
    }),
  )
}

/** Serves `Button/Button.md?guide` as a module with that component's guide. */
export const guides = (): Plugin => ({
  name: 'portal-guides',
  enforce: 'pre',
  load: id => {
    const [file = '', query] = id.split('?')
    return query === 'guide' ? `export default ${JSON.stringify(readGuides()[basename(file, '.md')])}` : undefined
  },
})
