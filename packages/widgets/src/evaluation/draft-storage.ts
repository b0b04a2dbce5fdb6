import type { GivenAnswers } from './answers.ts'

const keyOf = (name: string) => `evaluation:${name}`

const isValue = (value: unknown): value is number | string => typeof value === 'string' || typeof value === 'number'

/** Reads the unsent draft of this device. Empty if storage is blocked or unreadable. */
export const readStoredAnswers = (name: string): GivenAnswers => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    const given: Record<string, number | string> = {}
    for (const [item, value] of Object.entries(Object(found))) if (isValue(value)) given[item] = value
    return given
  } catch {
    return {}
  }
}

/** Stores the draft. If storage is full or blocked, a reload loses the draft. */
export const writeDraft = (name: string, given: GivenAnswers): void => {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(given))
  } catch {}
}

export const removeDraft = (name: string): void => {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {}
}
