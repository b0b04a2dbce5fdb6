import type { RestoredValues } from '@portal/ui/Form'
import * as z from 'zod/mini'

/** Maximum age of a draft, in milliseconds: two weeks. */
const KEEP_MS = 14 * 24 * 60 * 60 * 1000

const entry = z.object({
  /** Unix time in milliseconds. */
  at: z.number(),
  /** Version of the record that was edited. */
  version: z.optional(z.int()),
  fields: z.record(z.string(), z.array(z.string())),
})

export type FormDraft = z.infer<typeof entry>

const BEGIN = 'form:'

/** The storage key of one person's draft. */
export const draftKeyOf = (userId: string | undefined, about: string): string => `${BEGIN}${userId}:${about}`

/** The stored draft, or undefined if there is none or it has expired. */
export const readFormDraft = (key: string): FormDraft | undefined => {
  try {
    const stored = entry.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null')).data
    return stored && Date.now() - stored.at < KEEP_MS ? stored : undefined
  } catch {
    return undefined
  }
}

/** Deletes the draft after it was saved or discarded. */
export const dropFormDraft = (key: string): void => localStorage.removeItem(key)

/** Stores the draft. Ignores full or blocked storage. */
export const saveFormDraft = (key: string, fields: RestoredValues, version: number | undefined): void => {
  try {
    if (Object.keys(fields).length === 0) dropFormDraft(key)
    else localStorage.setItem(key, JSON.stringify({ at: Date.now(), version, fields }))
  } catch {
    return
  }
}

/** Deletes the drafts of everybody on this device. */
export const dropAllFormDrafts = (): void => {
  for (const key of Object.keys(localStorage)) if (key.startsWith(BEGIN)) dropFormDraft(key)
}
