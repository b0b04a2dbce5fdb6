import { can, type Holder } from '@portal/contract/core/rights/needs'
import {
  type Donor,
  deleteDonor,
  donorEndpoints,
  editDonor,
  listDonorChoices,
  readDonorDeletionImpact,
} from '@portal/contract/programmes/donors'
import { restoreDonor } from '@portal/contract/workspace/removals'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { DONE, handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { cascadesOfDonor } from '../../workspace/deletion-impact/cascades.ts'
import { visibleImpactOf } from '../../workspace/deletion-impact/deletion-impact.ts'
import { deleteConfirmed } from '../../workspace/removals/delete-confirmed.ts'
import { openRemoval, restoreRemoval } from '../../workspace/removals/restore.ts'
import { donorStore, lockDonor } from './store.ts'

const rightsOn = (user: Holder): Donor['can'] => ({
  edit: can(user, editDonor.needs),
  delete: can(user, deleteDonor.needs),
})

const presentDonor = (row: NonNullable<Awaited<ReturnType<typeof lockDonor>>>, can: Donor['can']): Donor => ({
  ...row,
  created_at: row.created_at.toISOString(),
  can,
})

/** Routes to delete a donor with all its projects, and to restore it. */
const removalRoutes = [
  handle(deleteDonor, async ({ id, version, ...given }, context) => {
    const { db, user } = context
    const row = orNotFound(await lockDonor(db, id))
    const { code, full_name } = await ofVersion(row, version, () => presentDonor(row, rightsOn(user)))
    const remove = () => donorStore.remove(db, id)
    const details = { name: `${code} ${full_name}` }
    await deleteConfirmed(
      context,
      { entity: 'donors', id, code, cascades: cascadesOfDonor(id), details, remove },
      given,
    )
    return DONE
  }),

  handle(restoreDonor, async ({ id }, context) =>
    restoreRemoval(context, 'donors', id, await openRemoval(context.db, 'donors', id)),
  ),
]

/** Donor routes. Deleting a donor deletes everything that belongs to it, and requires typing its code. */
export const donorRoutes = [
  ...crudRoutes(donorEndpoints, {
    entity: 'donors',
    shown: ['code', 'full_name', 'abbreviation', 'country'],
    store: donorStore,
    unique: { constraint: 'donors_code_taken', path: 'code', code: 'code_taken' },
    rights: rightsOn,
    present: presentDonor,
    fields: ({ abbreviation, ...rest }) => ({ ...rest, abbreviation: abbreviation || null }),
  }),

  handle(listDonorChoices, async (query, { db }) => {
    const page = await donorStore.page(db, query)
    return { ...page, data: page.data.map(({ id, code, full_name }) => ({ id, code, full_name })) }
  }),

  handle(readDonorDeletionImpact, async ({ id, names }, context) => {
    const { code } = orNotFound(await donorStore.find(context.db, id))
    return {
      data: await visibleImpactOf(['donors', 'view'], context, code, cascadesOfDonor(id), {
        allNames: names === 'all',
      }),
    }
  }),

  ...removalRoutes,
]
