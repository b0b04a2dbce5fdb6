import { randomUUID } from 'node:crypto'
import {
  add__Record__,
  delete__Record__,
  edit__Record__,
  list__Records__,
  read__Record__,
} from '@portal/contract/__area__'
import { writeAudit } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { refuse } from '../platform/http/refusal.ts'
import { present__Record__ } from './present.ts'
import { add__Record__Row, change__Record__, delete__Record__Row, find__Record__, list__Record__Rows } from './store.ts'

const present = async ({ db, user }: Context, id: string) => {
  const row = await find__Record__(db, id)
  if (!row) throw refuse('not_found')
  return present__Record__(row, user)
}

const audit = ({ db, user }: Context, action: string, id: string) =>
  writeAudit(db, { userId: user.id, action, entity: '__area__', entityId: id })

/** All calls of the __spokens__ area. */
export const __records__Routes = [
  handle(list__Records__, async (input, { db, user }) => {
    const page = await list__Record__Rows(db, input)
    return { ...page, data: page.data.map(row => present__Record__(row, user)) }
  }),

  handle(read__Record__, async ({ id }, context) => ({ data: await present(context, id) })),

  handle(add__Record__, async (draft, context) => {
    const id = randomUUID()
    await add__Record__Row(context.db, { id, ...draft })
    await audit(context, 'add', id)
    return { data: await present(context, id) }
  }),

  handle(edit__Record__, async ({ id, version, ...draft }, context) => {
    const changed = await change__Record__(context.db, id, version, draft)
    const data = await present(context, id)
    if (!changed) throw refuse('changed_meanwhile', { data })
    await audit(context, 'edit', id)
    return { data }
  }),

  handle(delete__Record__, async ({ id, version }, context) => {
    const data = await present(context, id)
    if (!(await delete__Record__Row(context.db, id, version))) throw refuse('changed_meanwhile', { data })
    await audit(context, 'delete', id)
    return DONE
  }),
]
