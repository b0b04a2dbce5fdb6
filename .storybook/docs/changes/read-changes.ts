import { splitTopic } from '../../../scripts/release/topics.ts'

/** A change, with the components that it names. */
export interface Note {
  /** Heading above the note in the changelog. Undefined for a pending note without one. */
  readonly topic: string | undefined
  readonly text: string
  readonly components: readonly string[]
}

export interface Release {
  /** Undefined for pending notes. */
  readonly version: string | undefined
  /** Release date, such as `2026-11-23`. Undefined for pending notes, or if the heading has none. */
  readonly date: string | undefined
  readonly notes: readonly Note[]
}

// Single-word names, such as Link, are also ordinary words. They count only in backticks.
const named = /`([A-Z][A-Za-z]+)`|\b([A-Z][a-z]+[A-Z][A-Za-z]*)\b/g

const componentsIn = (text: string, known: readonly string[]) => {
  const names = [...text.matchAll(named)].map(([, quoted, humped]) => quoted ?? humped)
  return known.filter(name => names.includes(name))
}

/** Paragraphs and list items of a text. A heading or a changeset's topic applies to all following notes. */
const notesOf = (source: string, known: readonly string[]): Note[] => {
  const parts = source.split(/\n(?=- )|\n{2,}/).map(part => part.replace(/^- /, '').replace(/\s+/g, ' ').trim())
  let topic: string | undefined
  return parts.flatMap(part => {
    const split = splitTopic(part)
    topic = /^#+ (.*)$/.exec(part)?.[1] ?? split.topic ?? topic
    if (split.text === '' || part.startsWith('#')) return []
    return [{ topic, text: split.text.replace(/[*`]/g, ''), components: componentsIn(split.text, known) }]
  })
}

const head = /^(\S+)(?: - (\d{4}-\d{2}-\d{2}))?/

/**
 * Changes, newest first: pending notes, then the changelog. `waiting` holds the texts of changesets, `known` the names
 * of all components.
 */
export const readChanges = (changelog: string, waiting: readonly string[], known: readonly string[]): Release[] => {
  const next = waiting.flatMap(text => notesOf(text.replace(/^---[\s\S]*?\n---\n/, ''), known)).reverse()
  const released = changelog
    .split(/^## /m)
    .slice(1)
    .map((part): Release => {
      const [, version, date] = head.exec(part) ?? []
      return { version, date, notes: notesOf(part.slice(part.indexOf('\n')), known) }
    })
  return [...(next.length > 0 ? [{ version: undefined, date: undefined, notes: next }] : []), ...released]
}

export const changesOf = (releases: readonly Release[], component: string): Release[] =>
  releases
    .map(release => ({ ...release, notes: release.notes.filter(note => note.components.includes(component)) }))
    .filter(({ notes }) => notes.length > 0)
