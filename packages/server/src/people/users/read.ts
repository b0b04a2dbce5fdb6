import { readPerson } from '@portal/contract/core/records/people'
import { accountTypes } from '@portal/contract/core/rights/accounts'
import { listAssignableUsers, listUsers, listUserTypes, readUserRecord } from '@portal/contract/people/users/users'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { presentMember } from '../accounts/names.ts'
import { startingOf } from '../accounts/starting-profiles.ts'
import { presentUser, presentUserRecord } from './present.ts'
import { mayGiveType, seesPerson } from './rules.ts'
import { findPerson, findUser, pageOfAssignable, pageOfUsers } from './store.ts'

/** An account as the viewer sees it. Throws `not_found`. */
export const userRecordOf = async ({ db, user }: Context, id: string) =>
  presentUserRecord(user, orNotFound(await findUser(db, id)))

export const userReadRoutes = [
  handle(listUsers, async (query, { db, user }) => {
    const page = await pageOfUsers(db, query)
    return { ...page, data: page.data.map(row => presentUser(user, row)) }
  }),

  handle(readUserRecord, async ({ id }, context) => ({ data: await userRecordOf(context, id) })),

  handle(listUserTypes, async (_input, { db, user }) => {
    const starting = await startingOf(db)
    return { data: accountTypes.map(type => ({ type, can: { give: mayGiveType(user, type, starting) } })) }
  }),

  handle(listAssignableUsers, async (query, { db }) => {
    const page = await pageOfAssignable(db, query)
    return { ...page, data: page.data.map(presentMember) }
  }),

  handle(readPerson, async ({ id }, { db, user }) => {
    const person = presentMember(orNotFound(await findPerson(db, id)))
    if (!seesPerson(user, person)) throw refuse('not_found')
    return { data: person }
  }),
]
