import { limits } from '@portal/contract/core/fields/limits'

/** Maximum size of a form: its files and its other fields. */
export const FORM_BYTES = limits.attachment_bytes + limits.body_bytes

/** Limits the bytes of forms that are in memory at once. */
export interface FormBudget {
  /** Reserves bytes for an owner. Returns false if the owner's or the total budget is exhausted. */
  readonly take: (owner: string, bytes: number) => boolean
  readonly giveBack: (owner: string, bytes: number) => void
}

/** Maximum number of full-size forms that one owner may have in memory at once. */
const PER_OWNER = 2

/** Budget for this many full-size forms. Counts received bytes, so that slow senders don't block others. */
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
