import type { GivenAnswers } from './answers.ts'

const keyOf = (name: string) => `evaluation:${name}`

const isValue = (value: unknown): value is number | string => typeof value === 'string' || typeof value === 'number'

/** Reads what was answered on this device and not sent yet; nothing where the device stores nothing. */
export const readDraft = (name: string): GivenAnswers => {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? '{}')
    const given: Record<string, number | string> = {}
    for (const [item, value] of Object.entries(Object(found))) if (isValue(value)) given[item] = value
    return given
  } catch {
    return {}
  }
}

/** Stores it on the device; a device that is full loses only what a reload would have found. */
export const writeDraft = (name: string, given: GivenAnswers): void => {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(given))
  } catch {}
}

/** Takes it off the device. */
export const removeDraft = (name: string): void => {
  try {
    localStorage.removeItem(keyOf(name))
  } catch {}
}
