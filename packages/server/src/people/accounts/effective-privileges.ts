import type { Privilege } from '@portal/contract/core/rights/privileges'

// Direct privileges and those from profiles. `user` is an SQL expression.
const rowsOf = (user: string) => `
  SELECT own."group", own.command FROM user_privileges own WHERE own.user_id = ${user}
  UNION SELECT given."group", given.command
  FROM user_profiles JOIN profile_privileges given ON given.profile_id = user_profiles.profile_id
  WHERE user_profiles.user_id = ${user}`

/** SQL for all privileges of a person, direct and from profiles, as text for `parsePrivileges`. */
export const effectivePrivilegesSql = (user: string): string =>
  `coalesce((SELECT string_agg(each."group" || '.' || each.command, ' ') FROM (${rowsOf(user)}) each), '')`

/**
 * Parses the text from `effectivePrivilegesSql`. Text is several times faster to read than JSON. Groups and commands
 * contain no dots or spaces.
 */
export const parsePrivileges = (text: string): Privilege[] =>
  text === ''
    ? []
    : text.split(' ').map(one => {
        const dot = one.indexOf('.')
        return { group: one.slice(0, dot), command: one.slice(dot + 1) }
      })
