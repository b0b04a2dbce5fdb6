import { createStore, type Store } from '../store/index.ts'

export interface Question {
  /** The question itself. */
  readonly title: string
  /** What the action deletes or triggers. */
  readonly text?: string
  /** The label of the confirm button: the verb itself, never "OK". */
  readonly action: string
  /** The label of the cancel button. Default "Cancel". */
  readonly cancel?: string
  /** Default `danger`. */
  readonly tone?: 'danger' | 'primary'
}

interface PendingQuestion extends Question {
  readonly answer: (goesOn: boolean) => void
}

const asked = createStore<PendingQuestion | undefined>(undefined)
let dialogs = 0

/** Asks before an irreversible action: `if (await confirm({...})) remove()`. A new question cancels the pending one. */
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

/** The pending question. */
export const questionStore: Store<PendingQuestion | undefined> = {
  ...asked,
  subscribe: listener => {
    const unsubscribe = asked.subscribe(listener)
    dialogs += 1
    return () => {
      unsubscribe()
      dialogs -= 1
      // Without a mounted dialog, the question would reappear in the next one.
      if (dialogs === 0) asked.read()?.answer(false)
    }
  },
}
