export interface Question {
  /** What is asked, as a question. */
  readonly title: string
  /** What will be lost or set off. */
  readonly text?: string
  /** The button that goes on: the verb itself, never "OK". */
  readonly action: string
  /** The button that does not. Default "Cancel". */
  readonly cancel?: string
  /** Default `danger`. */
  readonly tone?: 'danger' | 'primary'
}

interface PendingQuestion extends Question {
  readonly answer: (goesOn: boolean) => void
}

let asked: PendingQuestion | undefined
const listeners = new Set<() => void>()

const set = (next: PendingQuestion | undefined) => {
  asked = next
  for (const listener of listeners) listener()
}

/** Asks before what cannot be undone: `if (await confirm({...})) remove()`. A second question answers the first with no. */
export const confirm = (question: Question): Promise<boolean> => {
  asked?.answer(false)
  return new Promise(resolve => {
    set({
      ...question,
      answer: goesOn => {
        set(undefined)
        resolve(goesOn)
      },
    })
  })
}

/** For useSyncExternalStore. */
export const questionStore = {
  read: () => asked,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      // With nobody left to ask, the question would come up again in the next place.
      if (listeners.size === 0) asked?.answer(false)
    }
  },
}
