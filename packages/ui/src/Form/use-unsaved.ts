import { use, useEffect, useEffectEvent, useState } from 'react'
import { confirm, type Question } from '../ConfirmDialog/question.ts'
import type { RestoredValues } from '../field/use-restored.ts'
import { useUiTexts } from '../locales/index.ts'
import { NavigationContext } from '../UiProvider/navigate.ts'
import { createDirtyTracker, type DirtyTracker } from './dirty-tracker.ts'
import { goOn, leaves } from './leaving.ts'
import { clearAllUnsaved } from './unsaved.ts'

/** The guard of one form. */
export interface Unsaved {
  /** For the Form that it guards. */
  readonly dirtyTracker: DirtyTracker
  /** What was sent is saved; to be called before going anywhere. */
  readonly saved: () => void
  /** The values of the changed fields; restored into the same form again when its page was lost. */
  readonly changes: () => RestoredValues
  /** Asks before the form is closed, as when its dialog closes; `true` at once where nothing would be lost. */
  readonly mayLeave: (words?: Partial<Question>) => Promise<boolean>
}

/**
 * Guards what is typed into a Form: asks in our own words before another page of the portal is shown, and lets the
 * browser ask before it leaves the portal. The question is put by the shell's ConfirmDialog; `own` are words for what
 * is not typed.
 */
export const useUnsaved = (own?: Partial<Question>): Unsaved => {
  const t = useUiTexts()
  const { navigate } = use(NavigationContext)
  const [dirtyTracker] = useState(createDirtyTracker)
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
    if (event.defaultPrevented || !dirtyTracker.isDirty() || !leaves(event)) return
    event.preventDefault()
    if (!(await ask())) return
    clearAllUnsaved('page')
    goOn(event, navigate)
  })
  useEffect(() => {
    const listen = (event: NavigateEvent) => void onNavigate(event)
    // Not every browser has it yet.
    globalThis.navigation?.addEventListener('navigate', listen)
    return () => {
      globalThis.navigation?.removeEventListener('navigate', listen)
      dirtyTracker.drop()
    }
  }, [dirtyTracker])

  return {
    dirtyTracker,
    saved: dirtyTracker.save,
    changes: dirtyTracker.changes,
    mayLeave: async words => {
      if (dirtyTracker.isDirty() && !(await ask(words))) return false
      dirtyTracker.drop()
      return true
    },
  }
}
