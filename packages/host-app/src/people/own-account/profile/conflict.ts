import { ProblemError } from '@portal/contract/core/api/call'
import { ownAccount } from '@portal/contract/people/access/access'
import { profile } from '@portal/contract/people/users/profiles'
import type * as z from 'zod/mini'

/** The own account as it is read. */
export type Account = z.infer<typeof ownAccount>

/** A field of the profile. */
export type ProfileField = keyof typeof profile.shape

const isField = (name: string): name is ProfileField => name in profile.shape

/** The fields of the profile as they are in the form, also those that were emptied. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))

/** The current account, where a save failed because it was changed in between. */
export const conflictIn = (failure: unknown): Account | undefined => {
  if (!(failure instanceof ProblemError) || failure.problem.code !== 'changed_meanwhile') return undefined
  const parsed = ownAccount.safeParse(failure.problem.data)
  return parsed.success ? parsed.data : undefined
}

/** The fields in which what was typed differs from what is saved. */
export const differing = (typed: Readonly<Record<string, string>>, saved: Account) =>
  Object.entries(typed).flatMap(([name, yours]) => {
    const theirs = isField(name) ? (saved[name] ?? '') : yours
    return isField(name) && yours !== theirs ? [{ name, yours, theirs }] : []
  })
