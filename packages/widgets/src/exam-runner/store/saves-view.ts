import type { AnswerSave } from '@portal/contract/training/exams/exam-attempts'
import type { SendFailure } from '../../outbox/failure.ts'
import type { Queue } from '../../outbox/queue.ts'
import type { Saving } from './exam-state.ts'

const causes: { readonly [Kind in SendFailure['kind']]?: Saving } = {
  unreachable: 'waiting',
  temporary: 'busy',
  signed_out: 'signed_out',
}

/** The code of the first named field, or else the code of the request. */
export const reasonOf = ({ fields, code }: SendFailure): string => Object.values(fields)[0] ?? code

/** Derives what the page shows of unconfirmed saves. */
export const createSavesView = (queue: Queue<AnswerSave>) => {
  let shown = queue.refused()
  let reasons: ReadonlyMap<string, string> = new Map()
  return {
    unconfirmed: (): AnswerSave[] => [...[...queue.refused().values()].map(({ entry }) => entry), ...queue.entries()],
    saving: (obstacle: SendFailure | undefined): Saving => {
      if (queue.entries().length > 0) return (obstacle && causes[obstacle.kind]) ?? 'saving'
      return queue.refused().size > 0 ? 'refused' : 'saved'
    },
    /** Refusal codes by question. Keeps its identity until it changes. */
    refused: (): ReadonlyMap<string, string> => {
      const refused = queue.refused()
      if (shown !== refused && refused.size + reasons.size > 0)
        reasons = new Map([...refused.values()].map(({ entry, failure }) => [entry.question_id, reasonOf(failure)]))
      shown = refused
      return reasons
    },
  }
}
