import { can } from '@portal/contract/core/rights/needs'
import { readOwnTraining, readTaughtTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { inArray } from 'drizzle-orm'
import { type ActivePerson, activePeople } from '../../people/accounts/active-people.ts'
import { users } from '../../people/accounts/schema.ts'
import { staffAmong } from '../../people/visibility/training-viewers.ts'
import type { Context } from '../../platform/http/context.ts'
import { originOf } from './messages.ts'

/** A trainee, an instructor, or a person who asked for a place in a training. */
interface Reader {
  readonly user_id: string
  readonly type: string
  /** Default: `false`. */
  readonly teaches?: boolean
}

const mayOpenOwnPage = (person: ActivePerson, teaches: boolean) =>
  can(person, teaches ? readTaughtTraining.needs : readOwnTraining.needs)

/**
 * Finds the page of a training to link in a message, for each reader: the page for their role, or else the page for
 * staff. People who can open neither get a link to their account.
 */
export const trainingAddresses = async (
  { db, services }: Pick<Context, 'db' | 'services'>,
  id: string,
  readers: readonly Reader[],
): Promise<(reader: Reader) => string> => {
  const ids = readers.map(({ user_id }) => user_id)
  const people = new Map((await activePeople(db, inArray(users.id, ids))).map(person => [person.id, person]))
  const lacking = readers.flatMap(({ user_id, teaches = false }) => {
    const person = people.get(user_id)
    return person && !mayOpenOwnPage(person, teaches) ? [person] : []
  })
  const staff = await staffAmong(db, lacking, id)
  return ({ user_id, type, teaches = false }) => {
    const person = people.get(user_id)
    const area = `${originOf(services.settings)}/${type === 'user' ? 'sup' : 'staff'}`
    if (person && mayOpenOwnPage(person, teaches)) return `${area}/trainings/${teaches ? 'instructor/' : ''}${id}`
    return staff.has(user_id) ? `${area}/sub_activity/${id}` : `${area}/account`
  }
}
