import type { RestoredValues } from '@portal/ui/Form'
import * as z from 'zod/mini'

/** How long what was typed is stored on the device, in milliseconds: two weeks. */
const KEEP_MS = 14 * 24 * 60 * 60 * 1000

const entry = z.object({
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Of the record that it was typed over. */
  version: z.optional(z.int()),
  fields: z.record(z.string(), z.array(z.string())),
})

/** What was typed into a form that was not saved. */
export type FormDraft = z.infer<typeof entry>

const BEGIN = 'form:'

/** Where the forms of one person are stored: by what each is about. */
export const keyOf = (userId: string | undefined, about: string): string => `${BEGIN}${userId}:${about}`

/** What was typed into a form; undefined where nothing was, or long ago. */
export const readFormDraft = (key: string): FormDraft | undefined => {
  try {
    const stored = entry.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
    return stored && Date.now() - stored.at < KEEP_MS ? stored : undefined
  } catch {
    return undefined
  }
}

/** Takes it away: it was saved, or given up. */
export const dropFormDraft = (key: string): void => localStorage.removeItem(key)

/** Stores what was typed, so that a lost page loses nothing. A full or closed storage is no reason to fail. */
export const saveFormDraft = (key: string, fields: RestoredValues, version: number | undefined): void => {
  try {
    if (Object.keys(fields).length === 0) dropFormDraft(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), version, fields }))
  } catch {
    return
  }
}

/** Takes all forms of all people away. */
export const dropAllFormDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(BEGIN)) dropFormDraft(key)
}
