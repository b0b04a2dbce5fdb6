import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listMentionable,
  mentionedIn,
} from '@portal/contract/messages/comments'
import { auditOf } from '../../platform/audit.ts'
import type { Context } from '../../platform/http/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound, refuse } from '../../platform/http/refusal.ts'
import { readerOf, seesRecord } from '../../workspace/records/visible.ts'
import { findMentionable, mentionable } from './mentionable.ts'
import { notifyMentioned } from './notify.ts'
import { isOwnComment, presentComments } from './present.ts'
import { changeComment, findComment, insertComment, isSeen, lockComment, ownerOf, pageOfComments } from './store.ts'

type Owner = ReturnType<typeof ownerOf>

const audit = auditOf('comments')

const seen = async (context: Context, record: Owner): Promise<Owner> => {
  if (!(await seesRecord(context.db, await readerOf(context), record))) throw refuse('not_found')
  return record
}

const commentOf = async (context: Context, id: string) => {
  const [presented] = await presentComments(context, [orNotFound(await findComment(context.db, id))])
  return orNotFound(presented)
}

/** Newly mentioned people. Throws if one of them may not see the record. */
const newlyMentioned = async ({ db }: Context, record: Owner, text: string, before = '') => {
  const known = mentionedIn(before)
  const ids = mentionedIn(text).filter(id => !known.includes(id))
  const people = await mentionable(db, record, ids)
  if (people.length < ids.length) throw refuse('invalid', { errors: [{ path: 'text', code: 'mention_unseen' }] })
  return people
}

/** Locks the person's own comment and checks its version. Throws if it belongs to someone else or was deleted. */
const locked = async (context: Context, { id, version }: { readonly id: string; readonly version: number }) => {
  const { db, user } = context
  const row = orNotFound(await lockComment(db, id, isSeen(await readerOf(context))))
  if (!isOwnComment(user, row)) throw refuse('privilege_missing')
  return ofVersion(row.comment, version, () => commentOf(context, id))
}

/** Routes for comments. The audit records every change, without the text. */
export const commentRoutes = [
  handle(listComments, async ({ of_kind, of_id, ...query }, context) => {
    const { kind, id } = await seen(context, { kind: of_kind, id: of_id })
    const page = await pageOfComments(context.db, kind, id, query)
    return { ...page, data: await presentComments(context, page.data) }
  }),

  handle(listMentionable, async ({ of_kind, of_id, search }, context) => {
    const record = await seen(context, { kind: of_kind, id: of_id })
    return { data: await findMentionable(context.db, record, { search, but: context.user.id }) }
  }),

  handle(addComment, async ({ of_kind, of_id, text }, context) => {
    const record = await seen(context, { kind: of_kind, id: of_id })
    const people = await newlyMentioned(context, record, text)
    const { db, user, services } = context
    const id = await insertComment(db, { [`${of_kind}_id`]: of_id, by_user: user.id, text, at: services.now() })
    await notifyMentioned(context, { comment: id, record, people })
    await audit(context, 'add', id)
    return { data: await commentOf(context, id) }
  }),

  handle(editComment, async ({ id, version, text }, context) => {
    const row = await locked(context, { id, version })
    const record = ownerOf(row)
    const people = await newlyMentioned(context, record, text, row.text)
    if (text !== row.text) await changeComment(context.db, id, { text, edited_at: context.services.now() })
    await notifyMentioned(context, { comment: id, record, people })
    await audit(context, 'edit', id)
    return { data: await commentOf(context, id) }
  }),

  handle(deleteComment, async ({ id, version }, context) => {
    await locked(context, { id, version })
    await changeComment(context.db, id, { text: '', deleted_at: context.services.now() })
    await audit(context, 'delete', id)
    return { data: await commentOf(context, id) }
  }),
]
