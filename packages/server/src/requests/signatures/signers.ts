import { can, type Holder } from '@portal/contract/core/rights/needs'
import { ne } from 'drizzle-orm'
import { activePeople } from '../../people/accounts/active-people.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'

/** Everybody of the staff with an active account, with their privileges, by name. */
export const activeStaff = (db: Orm) => activePeople(db, ne(users.type, 'user'))

/** Whether somebody may sign requests at all. */
export const maySign = (person: Holder): boolean => can(person, { allOf: ['staff_area', ['signatures', 'sign']] })

/** Everybody with an active account who may sign requests at all, with their privileges, by name. */
export const allSigners = async (db: Orm) => (await activeStaff(db)).filter(maySign)
