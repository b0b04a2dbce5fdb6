import type { Privilege } from '@portal/contract/core/rights/privileges'

// What a person has directly, and what their profiles give; `user` is an expression of SQL.
const rowsOf = (user: string) => `
  SELECT own."group", own.command FROM user_privileges own WHERE own.user_id = ${user}
  UNION SELECT given."group", given.command
  FROM user_profiles JOIN profile_privileges given ON given.profile_id = user_profiles.profile_id
  WHERE user_profiles.user_id = ${user}`

/**
 * SQL for all privileges of a person, direct ones and those of their profiles, in one text that `privilegesIn` reads.
 */
export const effectivePrivilegesSql = (user: string): string =>
  `coalesce((SELECT string_agg(each."group" || '.' || each.command, ' ') FROM (${rowsOf(user)}) each), '')`

/**
 * The privileges in such a text. One text is read several times as fast as a document; no group and no
 * command has a dot or a space in it.
 */
export const privilegesIn = (text: string): Privilege[] =>
  text === ''
    ? []
    : text.split(' ').map(one => {
        const dot = one.indexOf('.')
        return { group: one.slice(0, dot), command: one.slice(dot + 1) }
      })
