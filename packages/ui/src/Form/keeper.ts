import { dropUnsaved, hasUnsaved, holdUnsaved } from './unsaved.ts'

/** Everything filled in, to be compared; files by what tells them apart. */
export const contentOf = (form: FormData): string =>
  JSON.stringify(
    [...form].map(([name, value]) =>
      typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified],
    ),
  )

/** Knows what of one form is saved and what is not. */
export const createKeeper = () => {
  const about = Symbol('form')
  let saved: string | undefined
  let typed: string | undefined
  let sent: string | undefined
  const weigh = () => {
    if (typed === saved) dropUnsaved(about)
    else holdUnsaved(about, 'page')
  }
  const drop = () => dropUnsaved(about)
  return {
    isHeld: () => hasUnsaved(about),
    drop,
    /** What stands in the form at first; gives the function for its end. */
    begin: (form: FormData) => {
      saved = contentOf(form)
      typed = saved
      return drop
    },
    input: (form: FormData) => {
      typed = contentOf(form)
      weigh()
    },
    submit: (form: FormData) => {
      sent = contentOf(form)
    },
    /** Something typed after it was sent stays unsaved. */
    save: () => {
      saved = sent ?? typed
      weigh()
    },
  }
}

export type Keeper = ReturnType<typeof createKeeper>
