import { limits } from '@portal/contract/core/fields/limits'
import { addListView, deleteListView, editListView, listListViews } from '@portal/contract/workspace/list-views'
import { lockUsers } from '../../people/users/store.ts'
import type { Context } from '../../platform/http/context.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { orNotFound, refuse } from '../../platform/http/refusal.ts'
import { withUniqueField } from '../../platform/http/unique-violation.ts'
import { changeView, clearDefault, countViews, findView, insertView, removeView, viewsOf } from './store.ts'

const named = <Result>(run: () => Promise<Result>) =>
  withUniqueField({ constraint: 'list_views_user_id_list_name_key', path: 'name', code: 'name_taken' }, run)

const found = async ({ db, user }: Context, id: string) => ({ data: orNotFound(await findView(db, user.id, id)) })

// Locks the account, so that concurrent requests can't exceed the limit or set two defaults.
const lockOwn = ({ db, user }: Context) => lockUsers(db, [user.id])

/** Routes for a person's own saved views. Nobody reads another's. */
export const listViewRoutes = [
  handle(listListViews, async ({ list }, { db, user }) => ({ data: await viewsOf(db, user.id, list) })),

  handle(addListView, async (view, context) => {
    const { db, user } = context
    await lockOwn(context)
    if ((await countViews(db, user.id)) >= limits.list_views) throw refuse('views_full')
    if (view.is_default) await clearDefault(db, user.id, view.list)
    const id = await named(() => insertView(db, { ...view, user_id: user.id }))
    return found(context, id)
  }),

  handle(editListView, async ({ id, ...change }, context) => {
    const { db, user } = context
    await lockOwn(context)
    const { list } = orNotFound(await findView(db, user.id, id))
    if (change.is_default) await clearDefault(db, user.id, list)
    await named(() => changeView(db, id, change))
    return found(context, id)
  }),

  handle(deleteListView, async ({ id }, { db, user }) => {
    if (!(await removeView(db, user.id, id))) throw refuse('not_found')
    return DONE
  }),
]
