import { dropUnsaved, hasUnsaved, holdUnsaved } from '@portal/ui/Form'
import { dismissToast, toast } from '@portal/ui/Toast'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import type { Account } from './conflict.ts'
import { useAccountTexts } from './texts.ts'

interface Unsaved {
  /** What the typed values were typed over. */
  readonly base: Account
  readonly typed: Readonly<Record<string, string>>
}

const ABOUT = 'profile'

/** In memory only: another tab or page and back loses nothing, and nothing personal stays on the device. */
let kept: Unsaved | undefined
let told: number | undefined

/** It was saved, or given up. */
export const forgetUnsaved = (): void => {
  kept = undefined
  dropUnsaved(ABOUT)
}

/** What was typed into the own profile and not saved yet; another person's is not given back. */
export const readUnsaved = (account: Account): Unsaved => {
  if (kept && kept.base.id !== account.id) forgetUnsaved()
  return kept ?? { base: account, typed: {} }
}

/** Keeps what is typed until it is saved. */
export const keepUnsaved = (unsaved: Unsaved): void => {
  kept = unsaved
  holdUnsaved(ABOUT)
}

/** Says that something is not saved when the page is left, however it was left, and offers the way back. */
export const useUnsavedNotice = (): void => {
  const t = useAccountTexts()
  const [path, navigate] = useLocation()
  const tell = useEffectEvent(() => {
    if (!hasUnsaved(ABOUT)) return
    told = toast({
      tone: 'warning',
      text: t('unsaved'),
      action: { label: t('unsaved_back'), onPress: () => navigate(path) },
    })
  })
  useEffect(() => {
    if (told !== undefined) dismissToast(told)
    return () => tell()
  }, [])
}
