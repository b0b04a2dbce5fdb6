import { type Decision, decideEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { useAct } from '../../../blocks/api/use-read.ts'
import { useAttempt } from '../../../blocks/feedback/use-attempt.ts'
import { useRowResults } from '../../../blocks/rows/use-row-results.ts'

/** Decides on enrolment requests. Holds the result of each row until the next decision. */
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
