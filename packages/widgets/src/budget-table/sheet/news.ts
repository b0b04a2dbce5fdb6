/** What is read out when it happens; the texts are `news.<what>`. */
export interface News {
  readonly what:
    | 'saved'
    | 'refused'
    | 'stale'
    | 'waiting'
    | 'waiting_session'
    | 'back'
    | 'gone'
    | 'undone'
    | 'redone'
    | 'no_undo'
    | 'no_redo'
    | 'copied'
    | 'filled'
    | 'added'
    | 'deleted'
    | 'locked'
    | 'too_many'
    | 'no_hands'
    | 'kept'
    | 'kept_category'
    | 'dropped'
    | 'too_late'
    | 'recoded'
  /** Why it was refused. */
  readonly code?: string
  readonly count?: number
  /** What it is about: codes, or the name of a line. */
  readonly value?: string
}

/** Read out one after the other; as many stand there at once, so that the next does not take the word from the last. */
const STANDING = 3

/** What was read out last, each with a number of its own. */
export const newsOf = (ring: (name: string) => void) => {
  let last: readonly (News & { readonly number: number })[] = []
  let times = 0
  return {
    tell: (news: News) => {
      last = [...last, { ...news, number: times++ }].slice(-STANDING)
      ring('news')
    },
    last: () => last,
  }
}

/** What is read out. */
export type NewsDesk = ReturnType<typeof newsOf>
