import { isOwn } from '@portal/contract/core/api/own-subject'
import { can } from '@portal/contract/core/rights/needs'
import {
  earnedBy,
  isBeforeEnd,
  missingOf,
  type Reached,
} from '@portal/contract/training/certificates/certificate-conditions'
import { certificateNeed } from '@portal/contract/training/certificates/certificates'
import { marksOf, type TrainingResult } from '@portal/contract/training/results/trainee-results'
import { presentMember } from '../../people/accounts/names.ts'
import { teamOf } from '../../people/users/teams.ts'
import type { Context } from '../../platform/http/context.ts'
import { localTimeOf } from '../../platform/time/day.ts'
import { trainees } from '../attendance/store.ts'
import { validIn } from '../certificates/store.ts'
import { dropoutsOf } from '../enrollments/dropouts.ts'
import { type FullResult, readTraineeResults } from '../trainee-results/read-results.ts'
import { rightsOnResults, visibleResultOf } from '../trainee-results/rules.ts'
import { sessionsIn, taughtAmong } from '../trainee-results/store.ts'
import { isOver } from '../training-sessions/rules.ts'

/** The part of a result that certificates depend on. */
const reachedIn = (result: FullResult): Reached => ({
  attendance: result.attendance?.all ?? null,
  evaluation: result.evaluation,
  has_post_test: result.has_post_test,
  post: marksOf(result).post,
})

interface Training {
  readonly id: string
  readonly end_date: string
}

const isEarly = async ({ db, services }: Context, { id, end_date }: Training): Promise<boolean> => {
  const now = localTimeOf(services)
  const sessions = await sessionsIn(db, [id])
  const planned = sessions.map(session => ({ ...session, is_over: isOver(session, now) }))
  return isBeforeEnd(planned, end_date < now.day)
}

/**
 * Results of all trainees and dropouts of a training, by name. Omits figures that the user has no right to see.
 * Everyone who views results sees who passed, and what is missing.
 */
export const readTrainingResults = async (context: Context, training: Training): Promise<TrainingResult[]> => {
  const { id } = training
  const { db, user } = context
  const staying = (await teamOf(db, trainees, id)).map(person => ({ ...person, dropped_out_at: null }))
  const people = [...staying, ...(await dropoutsOf(db, id))]
  const ids = people.map(({ user_id }) => user_id)
  const results = await readTraineeResults(context, [id], ids)
  const rights = rightsOnResults(user, (await taughtAmong(db, user, [id])).has(id))
  const certificates = await validIn(db, id)
  const is_early = await isEarly(context, training)
  return people.map(person => {
    const { id: user_id, full_name_en, full_name_ar } = presentMember(person)
    const result = results(id, user_id)
    const reached = reachedIn(result)
    const hasLeft = person.dropped_out_at !== null
    const issued = certificates.get(user_id)
    return {
      ...{ id: user_id, full_name_en, full_name_ar, result: visibleResultOf(result, rights) },
      is_early,
      dropped_out_at: person.dropped_out_at?.toISOString() ?? null,
      ...{ missing: missingOf(reached, result.settings), earned: hasLeft ? null : earnedBy(reached, result.settings) },
      certificate: issued ? { id: issued.id, kind: issued.kind, issued_at: issued.issued_at.toISOString() } : null,
      can: { certify: can(user, certificateNeed) && !isOwn(user, user_id) },
    }
  })
}
