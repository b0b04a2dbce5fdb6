import { limits } from '@portal/contract/core/fields/limits'
import type { CommentOwner } from '@portal/contract/messages/comments'
import { and, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import { type ActivePerson, activePeople } from '../../people/accounts/active-people.ts'
import { users } from '../../people/accounts/schema.ts'
import type { Orm } from '../../platform/database/index.ts'
import { holdsWord, wordsOf } from '../../platform/database/search.ts'
import { thoseWhoSee } from '../../workspace/records/visible.ts'

const AT_ONCE = 50

interface Owner {
  readonly kind: CommentOwner
  readonly id: string
}

// People with a user's account see trainings that they teach, and no other records.
const mayRead = ({ kind, id }: Owner): SQL | undefined =>
  kind === 'sub_activity'
    ? or(
        ne(users.type, 'user'),
        sql`users.id IN (SELECT user_id FROM sub_activity_instructors WHERE sub_activity_id = ${id})`,
      )
    : ne(users.type, 'user')

// Delegations change daily, so they don't make anyone mentionable.
const readersAmong = (db: Orm, people: readonly ActivePerson[], record: Owner) =>
  thoseWhoSee(
    db,
    people.map(person => ({ ...person, principals: [] })),
    record,
  )

/** Those of the given people who may see a record. */
export const mentionable = async (db: Orm, record: Owner, ids: readonly string[]) =>
  ids.length > 0
    ? readersAmong(db, await activePeople(db, and(mayRead(record), inArray(users.id, [...ids]))), record)
    : []

const words = sql`search_words(concat_ws(' ', first_name_en, last_name_en, first_name_ar, last_name_ar))`

/** People who may see a record and whose names match the search, sorted by name. Excludes `but`. */
export const findMentionable = async (
  db: Orm,
  record: Owner,
  { search, but }: { readonly search: string | undefined; readonly but: string },
) => {
  const found = (await wordsOf(db, search)).map(word => holdsWord(word, words))
  const people = await activePeople(db, and(mayRead(record), ne(users.id, but), ...found))
  const readers: ActivePerson[] = []
  for (let from = 0; from < people.length && readers.length < limits.mention_choices; from += AT_ONCE)
    readers.push(...(await readersAmong(db, people.slice(from, from + AT_ONCE), record)))
  return readers.slice(0, limits.mention_choices)
}
