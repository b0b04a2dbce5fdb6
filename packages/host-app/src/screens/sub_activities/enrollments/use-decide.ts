import type { OutputOf } from '@portal/contract/endpoint'
import { type Decision, decideEnrollments } from '@portal/contract/enrollments'
import { useState } from 'react'
import { useAttempt } from '../../../blocks/use-attempt.ts'
import { useAct } from '../../../blocks/use-read.ts'
import { useErrorTexts } from '../../../texts/texts.ts'

type Results = OutputOf<typeof decideEnrollments>['data']

/** Decides about requests, one or many; keeps the result of each row until the next decision. */
export const useDecide = (trainingId: string) => {
  const act = useAct()
  const errors = useErrorTexts()
  const [results, setResults] = useState<Results>([])
  const { attempt, isBusy, failure } = useAttempt()
  const decide = (decision: Decision, ids: readonly string[]) =>
    attempt(async () => {
      const given = { id: trainingId, enrollment_ids: [...ids], decision }
      setResults((await act(decideEnrollments, given)).data)
    })
  const refused = new Map(results.flatMap(one => (one.refused ? [[one.id, errors(one.refused)]] : [])))
  return {
    decide,
    isBusy,
    failure,
    /** How many rows the last decision was carried out on, and how many not. */
    done: results.length - refused.size,
    left: refused.size,
    refusedOf: (id: string) => refused.get(id),
    /** Shows what came of a decision that was made elsewhere. */
    show: setResults,
  }
}
