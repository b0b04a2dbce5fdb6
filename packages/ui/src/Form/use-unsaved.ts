import { use, useEffect, useEffectEvent, useState } from 'react'
import { confirm, type Question } from '../ConfirmDialog/question.ts'
import type { Kept } from '../field/use-kept.ts'
import { useUiTexts } from '../locales/index.ts'
import { WaysContext } from '../UiProvider/navigate.ts'
import { createKeeper, type Keeper } from './keeper.ts'
import { goOn, leaves } from './leaving.ts'
import { dropAllUnsaved } from './unsaved.ts'

/** The guard of one form. */
export interface Unsaved {
  /** For the Form that it guards. */
  readonly keeper: Keeper
  /** What was sent is saved; to be called before going anywhere. */
  readonly saved: () => void
  /** What stands in the fields that were changed; goes into the same form again when its page was lost. */
  readonly changes: () => Kept
  /** Asks before the form is put away, as when its dialog closes; `true` at once where nothing would be lost. */
  readonly mayLeave: (words?: Partial<Question>) => Promise<boolean>
}

/**
 * Guards what is typed into a Form: asks in our own words before another page of the portal is shown, and lets the
 * browser ask before it leaves the portal. The question is put by the shell's ConfirmDialog; `own` are words for what is
 * not typed.
 */
export const useUnsaved = (own?: Partial<Question>): Unsaved => {
  const t = useUiTexts()
  const { navigate } = use(WaysContext)
  const [keeper] = useState(createKeeper)
  const ask = (words?: Partial<Question>) =>
    confirm({
      title: t('unsaved_title'),
      text: t('unsaved_text'),
      action: t('unsaved_leave'),
      cancel: t('unsaved_stay'),
      ...own,
      ...words,
    })

  const onNavigate = useEffectEvent(async (event: NavigateEvent) => {
    if (event.defaultPrevented || !keeper.isHeld() || !leaves(event)) return
    event.preventDefault()
    if (!(await ask())) return
    dropAllUnsaved('page')
    goOn(event, navigate)
  })
  useEffect(() => {
    const listen = (event: NavigateEvent) => void onNavigate(event)
    // Not every browser has it yet.
    globalThis.navigation?.addEventListener('navigate', listen)
    return () => {
      globalThis.navigation?.removeEventListener('navigate', listen)
      keeper.drop()
    }
  }, [keeper])

  return {
    keeper,
    saved: keeper.save,
    changes: keeper.changes,
    mayLeave: async words => {
      if (keeper.isHeld() && !(await ask(words))) return false
      keeper.drop()
      return true
    },
  }
}
