import { useEffect } from 'react'
import type { Account } from './conflict.ts'

interface Unsaved {
  /** What the typed values were typed over. */
  readonly base: Account
  readonly typed: Readonly<Record<string, string>>
}

/** In memory only: another tab or page and back loses nothing, and nothing personal stays on the device. */
let kept: Unsaved | undefined

const warn = (event: BeforeUnloadEvent) => {
  if (kept) event.preventDefault()
}

/** What was typed into the own profile and not saved yet; another person's is not given back. */
export const readUnsaved = (account: Account): Unsaved => {
  if (kept?.base.id !== account.id) kept = undefined
  return kept ?? { base: account, typed: {} }
}

/** Keeps what is typed until it is saved. */
export const keepUnsaved = (unsaved: Unsaved): void => {
  kept = unsaved
}

/** It was saved, or given up. */
export const forgetUnsaved = (): void => {
  kept = undefined
}

/** Asks before the page is left for good with something unsaved. */
export const useUnsavedWarning = (): void => {
  useEffect(() => {
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [])
}
