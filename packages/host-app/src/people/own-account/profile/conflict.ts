import { ProblemError } from '@portal/contract/core/api/call'
import { ownAccount } from '@portal/contract/people/access/access'
import { profile } from '@portal/contract/people/users/profiles'
import type * as z from 'zod/mini'

export type Account = z.infer<typeof ownAccount>

export type ProfileField = keyof typeof profile.shape

const isField = (name: string): name is ProfileField => name in profile.shape

/** The form's profile fields, including cleared ones. */
export const typedIn = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])))

/** The saved account, if saving failed with a conflict. */
export const conflictIn = (failure: unknown): Account | undefined => {
  if (!(failure instanceof ProblemError) || failure.problem.code !== 'changed_meanwhile') return undefined
  const parsed = ownAccount.safeParse(failure.problem.data)
  return parsed.success ? parsed.data : undefined
}

/** The fields that differ between the form and the saved account. */
export const differing = (typed: Readonly<Record<string, string>>, saved: Account) =>
  Object.entries(typed).flatMap(([name, yours]) => {
    const theirs = isField(name) ? (saved[name] ?? '') : yours
    return isField(name) && yours !== theirs ? [{ name, yours, theirs }] : []
  })
