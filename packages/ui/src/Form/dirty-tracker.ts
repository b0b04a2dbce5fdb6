import { type RefObject, useEffect } from 'react'
import type { RestoredValues } from '../field/use-restored.ts'
import { addUnsaved, clearUnsaved, hasUnsaved } from './unsaved.ts'

/** Serialises the form for comparison. Files compare by name, size, and date. */
const contentOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  )

/** The submitted texts, by field name. */
const textsOf = (form: FormData) => {
  const texts = new Map<string, readonly string[]>()
  for (const [name, value] of form) if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
  return texts
}

/** Compares the current input of a form with its saved state. */
export const createDirtyTracker = () => {
  const about = Symbol('form')
  let saved: string | undefined
  let typed: string | undefined
  let sent: string | undefined
  let first = textsOf(new FormData())
  let now = first
  let restored: readonly string[] = []
  const compare = () => {
    if (typed === saved) clearUnsaved(about)
    else addUnsaved(about, 'page')
  }
  const drop = () => clearUnsaved(about)
  const input = (form: FormData) => {
    typed = contentOf(form)
    now = textsOf(form)
    compare()
  }
  return {
    isDirty: () => hasUnsaved(about),
    /** Marks the form dirty for something other than its fields, such as a pending upload. */
    markDirty: () => addUnsaved(about, 'page'),
    drop,
    /** Sets the initial values, and which of them were restored unsaved. Returns the cleanup function. */
    begin: (form: FormData, initial: RestoredValues) => {
      restored = Object.keys(initial)
      first = textsOf(form)
      // Controlled fields haven't rendered their restored values yet.
      now = new Map([...first, ...Object.entries(initial)])
      typed = contentOf(form)
      saved = restored.length > 0 ? undefined : typed
      compare()
      return drop
    },
    /** The values of changed fields. Pass them to the same form to restore a lost page. */
    changes: (): RestoredValues =>
      Object.fromEntries(
        [...new Set([...first.keys(), ...now.keys()])].flatMap(name => {
          const [before, after] = [first.get(name) ?? [], now.get(name) ?? []]
          return restored.includes(name) || JSON.stringify(before) !== JSON.stringify(after) ? [[name, after]] : []
        }),
      ),
    input,
    /** Records the values being submitted. A button may have filled fields without any input event. */
    submit: (form: FormData) => {
      input(form)
      sent = typed
    },
    /** Input after submission stays unsaved. */
    save: () => {
      saved = sent ?? typed
      compare()
    },
  }
}

export type DirtyTracker = ReturnType<typeof createDirtyTracker>

/** Passes the fields' content to the dirty tracker on mount and after a reset. */
export const useDirtyTracker = (
  form: RefObject<HTMLFormElement | null>,
  dirtyTracker: DirtyTracker | undefined,
  restored: RestoredValues,
) => {
  useEffect(
    () => (form.current ? dirtyTracker?.begin(new FormData(form.current), restored) : undefined),
    [form, dirtyTracker, restored],
  )
  return () => {
    // The browser resets the fields only after the event.
    setTimeout(() => form.current && dirtyTracker?.input(new FormData(form.current)))
  }
}
