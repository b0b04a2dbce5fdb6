import type { RestoredValues } from '../field/use-restored.ts'
import { addUnsaved, clearUnsaved, hasUnsaved } from './unsaved.ts'

/** Everything filled in, to be compared; files by what identifies them. */
const contentOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  )

/** The texts that each field sends. */
const textsOf = (form: FormData) => {
  const texts = new Map<string, readonly string[]>()
  for (const [name, value] of form) if (typeof value === 'string') texts.set(name, [...(texts.get(name) ?? []), value])
  return texts
}

/** Compares what is typed into one form with what is saved. */
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
    /** Something other than what is typed would be lost, such as a file on its way. */
    markDirty: () => addUnsaved(about, 'page'),
    drop,
    /** The form's initial values, and which of them were restored unsaved; returns the function that ends it. */
    begin: (form: FormData, initial: RestoredValues) => {
      restored = Object.keys(initial)
      first = textsOf(form)
      // A controlled field has not rendered its value yet.
      now = new Map([...first, ...Object.entries(initial)])
      typed = contentOf(form)
      saved = restored.length > 0 ? undefined : typed
      compare()
      return drop
    },
    /** The values of the changed fields; to be passed to the same form when its page was lost. */
    changes: (): RestoredValues =>
      Object.fromEntries(
        [...new Set([...first.keys(), ...now.keys()])].flatMap(name => {
          const [before, after] = [first.get(name) ?? [], now.get(name) ?? []]
          return restored.includes(name) || JSON.stringify(before) !== JSON.stringify(after) ? [[name, after]] : []
        }),
      ),
    input,
    /** The current values are sent, also where a button filled the fields and nobody typed. */
    submit: (form: FormData) => {
      input(form)
      sent = typed
    },
    /** Something typed after it was sent stays unsaved. */
    save: () => {
      saved = sent ?? typed
      compare()
    },
  }
}

export type DirtyTracker = ReturnType<typeof createDirtyTracker>
