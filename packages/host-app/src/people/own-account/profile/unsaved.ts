import { addUnsaved, clearUnsaved, hasUnsaved } from '@portal/ui/Form'
import { dismissToast, toast } from '@portal/ui/Toast'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { useAccountTexts } from '../../../core/texts/people.ts'
import type { Account } from './conflict.ts'

interface Unsaved {
  /** The saved version that was edited. */
  readonly base: Account
  readonly typed: Readonly<Record<string, string>>
}

const ABOUT = 'profile'

/** In memory only. Survives navigation within the portal, and leaves no personal data on the device. */
let stored: Unsaved | undefined
let toastId: number | undefined

/** Discards the draft after it was saved or given up. */
export const forgetUnsaved = (): void => {
  stored = undefined
  clearUnsaved(ABOUT)
}

/** The unsaved profile. Discards another person's. */
export const readUnsaved = (account: Account): Unsaved => {
  if (stored && stored.base.id !== account.id) forgetUnsaved()
  return stored ?? { base: account, typed: {} }
}

export const saveUnsaved = (unsaved: Unsaved): void => {
  stored = unsaved
  addUnsaved(ABOUT)
}

/** Shows a toast with a link back when the person leaves the page with unsaved changes. */
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
