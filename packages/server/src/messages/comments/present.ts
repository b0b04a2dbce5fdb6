import { isOwn } from '@portal/contract/core/api/own-subject'
import { type Comment, mentionedIn } from '@portal/contract/messages/comments'
import { presentName } from '../../people/accounts/names.ts'
import type { Context } from '../../platform/http/context.ts'
import { type FoundComment, namesOf } from './store.ts'

/** Whether the person wrote the comment and may still change it. */
export const isOwnComment = (user: { readonly id: string }, { comment }: FoundComment): boolean =>
  isOwn(user, comment.by_user) && comment.deleted_at === null

/** Comments with the person's rights and the names of mentioned people. */
export const presentComments = async (
  { db, user }: Pick<Context, 'db' | 'user'>,
  found: readonly FoundComment[],
): Promise<Comment[]> => {
  const ids = new Set(found.flatMap(({ comment }) => mentionedIn(comment.text)))
  const people = (await namesOf(db, [...ids])).flatMap(row => presentName(row) ?? [])
  return found.map(row => {
    const { id, text, at, edited_at, deleted_at, version } = row.comment
    const mentioned = mentionedIn(text)
    const mine = isOwnComment(user, row)
    return {
      ...{ id, text, version },
      mentions: people.filter(person => mentioned.includes(person.id)),
      by: presentName(row) ?? { id: row.comment.by_user, full_name_en: '', full_name_ar: '' },
      at: at.toISOString(),
      edited_at: edited_at?.toISOString() ?? null,
      is_deleted: deleted_at !== null,
      can: { edit: mine, delete: mine },
    }
  })
}
