/// <reference types="vite/client" />
import changelog from '../../CHANGELOG.md?raw'

const waiting = import.meta.glob<string>('../../.changeset/*.md', { eager: true, import: 'default', query: '?raw' })

/** One version and what it brought. */
export interface Release {
  /** Nothing while it waits for its number. */
  readonly version: string | undefined
  readonly notes: readonly string[]
}

const linesOf = (text: string) =>
  text
    .split(/\n(?=- )|\n{2,}/)
    .map(part => part.replace(/^- /, '').replace(/\s+/g, ' ').replace(/[*`]/g, '').trim())
    .filter(part => part && !part.startsWith('#'))

const released = changelog
  .split(/^## /m)
  .slice(1)
  .map((part): Release => {
    const [version, ...rest] = part.split('\n')
    return { version: version?.trim(), notes: linesOf(rest.join('\n').replace(/^###.*$/gm, '')) }
  })

const next = Object.entries(waiting)
  .filter(([path]) => !path.endsWith('README.md'))
  .flatMap(([, text]) => linesOf(text.replace(/^---[\s\S]*?\n---\n/, '')))
  .reverse()

/** What changed, the newest first, with the notes that wait for the next version before all. */
export const releases: readonly Release[] = [
  ...(next.length > 0 ? [{ version: undefined, notes: next }] : []),
  ...released,
]
