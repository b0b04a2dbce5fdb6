import { findByEmail } from '../people/accounts/store.ts'
import type { Orm } from '../platform/database/index.ts'
import { demoEmail } from './people.ts'

/** ID of a demo person. Throws if they don't exist. */
export const personId = async (db: Orm, name: string): Promise<string> => {
  const person = await findByEmail(db, demoEmail(name))
  if (!person) throw new Error('demo data name a person who is not there')
  return person.id
}
