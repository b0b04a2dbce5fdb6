import {
  addDonor,
  deleteDonor,
  type donorDraft,
  editDonor,
  listDonorChoices,
  listDonors,
  readDonor,
  readDonorDeletionImpact,
} from '@portal/contract/donors'
import type * as z from 'zod/mini'
import { cascadesOfDonor } from '../deletion_impact/cascades.ts'
import { deletionImpactOf, refuseUnconfirmed, visibleImpactOf } from '../deletion_impact/deletion-impact.ts'
import { auditOf } from '../platform/audit.ts'
import type { Context } from '../platform/http/context.ts'
import { DONE } from '../platform/http/done.ts'
import { handle } from '../platform/http/handle.ts'
import { orNotFound } from '../platform/http/not-found.ts'
import { refuse } from '../platform/http/refusal.ts'
import { withUniqueCode } from '../platform/http/unique-violation.ts'
import { presentDonor } from './present.ts'
import { changeDonor, type DonorFields, findDonor, insertDonor, lockDonor, pageOfDonors, removeDonor } from './store.ts'

const fieldsOf = ({ abbreviation, ...rest }: z.infer<typeof donorDraft>): DonorFields => ({
  ...rest,
  abbreviation: abbreviation || null,
})

const found = async ({ db }: Context, id: string) => orNotFound(await findDonor(db, id))

const present = async (context: Context, id: string) => presentDonor(context.user, await found(context, id))

const audit = auditOf('donors')

/** Donors; every change is in the audit. */
export const donorRoutes = [
  handle(listDonors, async (query, { db, user }) => {
    const page = await pageOfDonors(db, query)
    return { ...page, data: page.data.map(row => presentDonor(user, row)) }
  }),

  handle(listDonorChoices, async ({ id: only, ...query }, { db }) => {
    const page = await pageOfDonors(db, query, only)
    return { ...page, data: page.data.map(({ id, code, full_name }) => ({ id, code, full_name })) }
  }),

  handle(readDonor, async ({ id }, context) => ({ data: await present(context, id) })),

  handle(addDonor, async (draft, context) => {
    const id = await withUniqueCode('donors_code_taken', () => insertDonor(context.db, fieldsOf(draft)))
    await audit(context, 'add', id)
    return { data: await present(context, id) }
  }),

  handle(editDonor, async ({ id, version, ...draft }, context) => {
    const change = () => changeDonor(context.db, { id, version }, fieldsOf(draft))
    const changed = await withUniqueCode('donors_code_taken', change)
    const data = await present(context, id)
    if (!changed) throw refuse('changed_meanwhile', { data })
    await audit(context, 'edit', id)
    return { data }
  }),

  handle(readDonorDeletionImpact, async ({ id, names }, context) => {
    const { code } = await found(context, id)
    return {
      data: await visibleImpactOf(['donors', 'view'], context, code, cascadesOfDonor(id), {
        allNames: names === 'all',
      }),
    }
  }),

  handle(deleteDonor, async ({ id, version, ...given }, context) => {
    const { db, user } = context
    const row = orNotFound(await lockDonor(db, id))
    refuseUnconfirmed(await deletionImpactOf(context, row.code, cascadesOfDonor(id)), given)
    if (!(await removeDonor(db, { id, version }))) throw refuse('changed_meanwhile', { data: presentDonor(user, row) })
    await audit(context, 'delete', id)
    return DONE
  }),
]
