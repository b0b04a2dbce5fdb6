import { createStore, type Store } from '../store/index.ts'

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

const asked = createStore<PendingQuestion | undefined>(undefined)
let dialogs = 0

/** Asks before what cannot be undone: `if (await confirm({...})) remove()`. A second question answers the first with no. */
export const confirm = (question: Question): Promise<boolean> => {
  asked.read()?.answer(false)
  return new Promise(resolve => {
    asked.set({
      ...question,
      answer: goesOn => {
        asked.set(undefined)
        resolve(goesOn)
      },
    })
  })
}

/** The question that waits for an answer. */
export const questionStore: Store<PendingQuestion | undefined> = {
  ...asked,
  subscribe: listener => {
    const unsubscribe = asked.subscribe(listener)
    dialogs += 1
    return () => {
      unsubscribe()
      dialogs -= 1
      // With nobody left to ask, the question would come up again in the next place.
      if (dialogs === 0) asked.read()?.answer(false)
    }
  },
}
