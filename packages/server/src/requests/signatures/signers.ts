import { can, type Holder } from '@portal/contract/core/rights/needs'
import { ne } from 'drizzle-orm'
import { activePeople } from '../../people/accounts/active-people.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'

/** Active staff accounts with their privileges, by name. */
export const activeStaff = (db: Orm) => activePeople(db, ne(users.type, 'user'))

/** Whether a person may sign requests at all. */
export const maySign = (person: Holder): boolean => can(person, { allOf: ['staff_area', ['signatures', 'sign']] })

/** Active accounts that may sign requests, with their privileges, by name. */
export const allSigners = async (db: Orm) => (await activeStaff(db)).filter(maySign)
