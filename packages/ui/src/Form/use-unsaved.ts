import { use, useEffect, useEffectEvent, useState } from 'react'
import { confirm, type Question } from '../ConfirmDialog/question.ts'
import type { RestoredValues } from '../field/use-restored.ts'
import { useUiTexts } from '../locales/index.ts'
import { NavigationContext } from '../UiProvider/navigate.ts'
import { createDirtyTracker, type DirtyTracker } from './dirty-tracker.ts'
import { goOn, leaves } from './leaving.ts'
import { clearAllUnsaved } from './unsaved.ts'

/** Guards the unsaved input of one form. */
export interface Unsaved {
  /** Pass it to the guarded Form. */
  readonly dirtyTracker: DirtyTracker
  /** Marks the submitted input as saved. Call it before navigating. */
  readonly saved: () => void
  /** The values of changed fields, for restoring them into the same form on a lost page. */
  readonly changes: () => RestoredValues
  /** Asks before the form closes, for example with its dialog. Resolves with `true` if nothing would be lost. */
  readonly mayLeave: (words?: Partial<Question>) => Promise<boolean>
}

/**
 * Guards a form's unsaved input. The shell's ConfirmDialog asks before another page of the portal opens; the browser
 * asks before it leaves the portal. `own` replaces the dialog's texts.
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
    // Some browsers lack the Navigation API.
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
