import type { Privilege } from '@portal/contract/core/rights/privileges'
import { dayFromNow } from '../../support/clock.ts'
import { aTraining } from '../../support/made.ts'
import type { Person, Portal } from '../../support/portal.ts'

const trainee: readonly Privilege[] = [{ group: 'trainees', command: 'trainee_pages' }]

/** Requests that the enrolment tests share. */
export const enrollingIn = (portal: () => Portal) => {
  const dayFrom = (days: number) => dayFromNow(portal(), days)
  /** Creates a training that is open for enrolment today and begins later. `given` overrides its fields. */
  const training = (given: object = {}, as?: Person) => {
    const days = {
      start_date: dayFrom(20),
      end_date: dayFrom(30),
      enroll_from: dayFrom(-10),
      enroll_until: dayFrom(10),
    }
    return aTraining(portal(), { ...days, ...given }, as)
  }
  const person = (more: readonly Privilege[] = []) => portal().person('user', [...trainee, ...more])
  const request = (id: string, as: Person) => portal().call('POST', `/open_trainings/${id}/enrollments`, { as })
  return {
    dayFrom,
    training,
    person,
    request,
    /** Creates a person who has requested a place. */
    asking: async (id: string) => {
      const as = await person()
      const { body } = await request(id, as)
      return { as, enrollment: body.data }
    },
    decide: (id: string, as: Person, decision: string, enrollment_ids: readonly string[], reason?: string) =>
      portal().call('POST', `/sub_activities/${id}/enrollments/decisions`, {
        as,
        body: { decision, enrollment_ids, ...(reason !== undefined && { reason }) },
      }),
    withdraw: (id: string, as: Person) => portal().call('POST', `/own_enrollments/${id}/withdraw`, { as }),
    askToLeave: (id: string, as: Person, reason?: string) =>
      portal().call('POST', `/own_enrollments/${id}/leave_request`, { as, body: reason ? { reason } : {} }),
    stay: (id: string, as: Person) => portal().call('DELETE', `/own_enrollments/${id}/leave_request`, { as, body: {} }),
    dropOut: (id: string, person: Person, as: Person, reason = 'Found work') =>
      portal().call('POST', `/sub_activities/${id}/trainees/${person.id}/dropout`, { as, body: { reason } }),
    /** Returns the first enrolment of a person, as they see it. */
    ownOf: async (as: Person) => (await portal().call('GET', '/own_enrollments', { as })).body.data[0],
    openFor: async (as: Person, query = '') =>
      (await portal().call('GET', `/open_trainings${query}`, { as })).body.data,
  }
}
