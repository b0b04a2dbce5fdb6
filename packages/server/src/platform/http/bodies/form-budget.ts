import { limits } from '@portal/contract/core/fields/limits'

/** The most that one form may hold: its files, and its other fields. */
export const FORM_BYTES = limits.attachment_bytes + limits.body_bytes

/** Bytes of forms that are in memory at once. */
export interface FormBudget {
  /** Takes room for bytes of somebody; false where there is none left for them. */
  readonly take: (owner: string, bytes: number) => boolean
  readonly giveBack: (owner: string, bytes: number) => void
}

/** Forms that one owner may have in memory at once, if each is as large as it may be. */
const PER_OWNER = 2

/**
 * Room for so many of the largest forms. Bytes are counted and not forms: whoever sends slowly holds only what has
 * arrived, and keeps nobody out.
 */
export const formBudget = (forms: number): FormBudget => {
  const held = new Map<string, number>()
  let all = 0
  const add = (owner: string, bytes: number) => {
    const own = (held.get(owner) ?? 0) + bytes
    all += bytes
    if (own > 0) held.set(owner, own)
    else held.delete(owner)
  }
  return {
    take: (owner, bytes) => {
      const own = (held.get(owner) ?? 0) + bytes
      if (own > PER_OWNER * FORM_BYTES || all + bytes > forms * FORM_BYTES) return false
      add(owner, bytes)
      return true
    },
    giveBack: (owner, bytes) => add(owner, -bytes),
  }
}
