import { sql } from 'drizzle-orm'

/** The words of the row of `users`: names in both languages and the email, as the index `users_words` holds them. */
export const personWords = sql`search_words(coalesce(users.first_name_en, '') || ' ' || coalesce(users.last_name_en, '')
  || ' ' || coalesce(users.first_name_ar, '') || ' ' || coalesce(users.last_name_ar, '') || ' ' || users.email)`
