import { type Decision, decideEnrollments } from '@portal/contract/enrollments'
import { useAttempt } from '../../../blocks/use-attempt.ts'
import { useAct } from '../../../blocks/use-read.ts'
import { useRowResults } from '../../../blocks/use-row-results.ts'

/** Decides about requests, one or many; stores the result of each row until the next decision. */
export const useDecide = (trainingId: string) => {
  const act = useAct()
  const results = useRowResults()
  const { attempt, isBusy, failure } = useAttempt()
  const decide = (decision: Decision, ids: readonly string[]) =>
    attempt(async () => {
      const given = { id: trainingId, enrollment_ids: [...ids], decision }
      results.show((await act(decideEnrollments, given)).data)
    })
  return { decide, isBusy, failure, ...results }
}
