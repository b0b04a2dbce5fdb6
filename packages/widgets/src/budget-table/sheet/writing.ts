import type { Budget } from '@portal/contract/budgets'
import { type Entry, sameOf, stepOf } from './entries.ts'
import type { History } from './history.ts'
import type { Ledger } from './ledger.ts'
import type { Marks } from './marks.ts'
import type { Places } from './places.ts'
import { type NewLine, nothing, type Step } from './steps.ts'

/** A line that is being made: nothing is sent of it before it is left. */
export interface Draft {
  readonly line: () => NewLine
  /** Takes what is written into it, and answers the rest. */
  readonly take: (entries: readonly Entry[]) => readonly Entry[]
  /** Shows it, also over a budget that has just been read. */
  readonly lay: () => void
  /** Sends it as it stands. */
  readonly leave: () => void
  /** Takes it away. */
  readonly drop: () => void
}

/** What a draft is shown by. */
export interface DraftParts {
  readonly ledger: () => Ledger
  readonly places: () => Places
}

interface Writing extends DraftParts {
  readonly marks: Marks
  readonly history: History
  readonly can: () => Budget['can']
  readonly holder: Parameters<typeof stepOf>[2]
  readonly isHeld: (id: string) => boolean
  readonly push: (step: Step) => void
  /** Keeps what waits on the device. */
  readonly keep: () => void
}

/** How a person's deeds become steps. */
export const writingOf = ({ ledger, places, marks, history, can, holder, isHeld, push, keep }: Writing) => {
  let draft: Draft | undefined
  const isRefused = ({ id, field }: Entry) => marks.at(id, field)?.state === 'refused'

  const act = (step: Step) => {
    // Where the way back asks for a right that the person does not hold, there is none, nor to what was before it.
    const { add_item, delete_item } = can()
    const hasWayBack = (step.adds.length === 0 || delete_item) && (step.deletes.length === 0 || add_item)
    if (hasWayBack) history.add(step)
    else history.forget(new Set([...step.adds, ...step.deletes].map(({ id }) => id)))
    push(step)
  }
  return {
    act,
    /** Writes cells, and adds lines with them, as one step. What is typed again of a refused line is tried again. */
    write: (given: readonly Entry[], adds: Step['adds'] = []) => {
      const entries = draft?.take(given) ?? given
      const step = stepOf(entries, adds, holder)
      const again = entries.filter(entry => isHeld(entry.id) && isRefused(entry))
      for (const entry of entries) if (isRefused(entry)) marks.set(entry.id, entry.field, undefined)
      if (step.edits.length + step.adds.length > 0) act(step)
      else if (again.length > 0) push({ ...nothing, edits: again.map(sameOf) })
      else keep()
    },
    /** Begins a line that is not sent yet, or with nothing ends it. */
    begin: (make: ((parts: DraftParts) => Draft) | undefined) => {
      draft = make?.({ ledger, places })
      draft?.lay()
      keep()
    },
    draft: () => draft,
    /** The line that is being made, as the step that it will be. */
    begun: (): Step[] => (draft ? [{ ...nothing, adds: [draft.line()] }] : []),
  }
}
