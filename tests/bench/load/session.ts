import { tokenHashOf as hashOf, newToken } from '../../../packages/server/src/people/accounts/tokens.ts'

type Query = (sql: string, values: unknown[]) => Promise<unknown>

/** Adds a sysadmin with an open session in a database without demo accounts. Returns the cookie. */
export const addSession = async (query: Query): Promise<string> => {
  const token = newToken()
  const added = `
    WITH added AS (
      INSERT INTO users (id, email, type, first_name_en, last_name_en, first_name_ar, last_name_ar, password_hash,
        email_verified_at)
      VALUES (gen_random_uuid(), 'writer@bench.test', 'sysadmin', 'Nour', 'Saleh', 'نور', 'صالح', 'none', now())
      RETURNING id)
    INSERT INTO sessions (token_hash, user_id, expires_at) SELECT $1, id, now() + interval '1 hour' FROM added`
  await query(added, [hashOf(token)])
  return `session=${token}`
}
