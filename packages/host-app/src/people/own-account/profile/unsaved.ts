import { addUnsaved, clearUnsaved, hasUnsaved } from '@portal/ui/Form'
import { dismissToast, toast } from '@portal/ui/Toast'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { useAccountTexts } from '../texts.ts'
import type { Account } from './conflict.ts'

interface Unsaved {
  /** What the typed values were typed over. */
  readonly base: Account
  readonly typed: Readonly<Record<string, string>>
}

const ABOUT = 'profile'

/** In memory only: another tab or page and back loses nothing, and nothing personal stays on the device. */
let stored: Unsaved | undefined
let toastId: number | undefined

/** It was saved, or given up. */
export const forgetUnsaved = (): void => {
  stored = undefined
  clearUnsaved(ABOUT)
}

/** What was typed into the own profile and not saved yet; another person's is not given back. */
export const readUnsaved = (account: Account): Unsaved => {
  if (stored && stored.base.id !== account.id) forgetUnsaved()
  return stored ?? { base: account, typed: {} }
}

/** Stores what is typed until it is saved. */
export const saveUnsaved = (unsaved: Unsaved): void => {
  stored = unsaved
  addUnsaved(ABOUT)
}

/** Says that something is not saved when the page is left, however it was left, and offers the way back. */
export const useUnsavedNotice = (): void => {
  const t = useAccountTexts()
  const [path, navigate] = useLocation()
  const report = useEffectEvent(() => {
    if (!hasUnsaved(ABOUT)) return
    toastId = toast({
      tone: 'warning',
      text: t('unsaved'),
      action: { label: t('unsaved_back'), onPress: () => navigate(path) },
    })
  })
  useEffect(() => {
    if (toastId !== undefined) dismissToast(toastId)
    return () => report()
  }, [])
}
