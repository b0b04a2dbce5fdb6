import { splitTopic } from '../../scripts/release/topics.ts'

/** One thing that changed, and the components that it names. */
export interface Note {
  /** The heading above it in the changelog; undefined for a pending note without one. */
  readonly topic: string | undefined
  readonly text: string
  readonly components: readonly string[]
}

/** One version and what it brought. */
export interface Release {
  /** Nothing while it waits for its number. */
  readonly version: string | undefined
  /** The day it was released, as `2026-11-23`; nothing while it waits, or where its head has none. */
  readonly date: string | undefined
  readonly notes: readonly Note[]
}

// Names of one word, such as Link, are words as well: they count between backticks alone.
const named = /`([A-Z][A-Za-z]+)`|\b([A-Z][a-z]+[A-Z][A-Za-z]*)\b/g

/** The components that a note names. */
const componentsIn = (text: string, known: readonly string[]) => {
  const names = [...text.matchAll(named)].map(([, quoted, humped]) => quoted ?? humped)
  return known.filter(name => names.includes(name))
}

/** The paragraphs and list items of a text. A heading, or a topic that a changeset names, holds for what follows it. */
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
 * What changed, the newest first: the notes that wait for the next version, then those of the changelog. `waiting` are the
 * texts of changesets, `known` the names of all components.
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

/** The same, with those notes alone that name a component. */
export const changesOf = (releases: readonly Release[], component: string): Release[] =>
  releases
    .map(release => ({ ...release, notes: release.notes.filter(note => note.components.includes(component)) }))
    .filter(({ notes }) => notes.length > 0)
