import { can, type Holder } from '@portal/contract/core/rights/needs'
import {
  type Donor,
  donorDeletion,
  donorEndpoints,
  editDonor,
  listDonorChoices,
} from '@portal/contract/programmes/donors'
import { restoreDonor } from '@portal/contract/workspace/removals'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { cascadesOfDonor } from '../../workspace/deletion-impact/cascades.ts'
import { deletionRoutes } from '../../workspace/removals/deletion-routes.ts'
import { openRemoval, restoreRemoval } from '../../workspace/removals/restore.ts'
import { donorStore, lockDonor } from './store.ts'

const rightsOn = (user: Holder): Donor['can'] => ({
  edit: can(user, editDonor.needs),
  delete: can(user, donorDeletion.remove.needs),
})

const presentDonor = (row: NonNullable<Awaited<ReturnType<typeof lockDonor>>>, can: Donor['can']): Donor => ({
  ...row,
  created_at: row.created_at.toISOString(),
  can,
})

/** Routes to delete a donor with all its projects, and to restore it. */
const removalRoutes = [
  ...deletionRoutes(donorDeletion, {
    entity: 'donors',
    codeOf: async ({ db }, id) => orNotFound(await donorStore.find(db, id)).code,
    taken: id => ({ cascades: cascadesOfDonor(id) }),
    lock: async ({ db, user }, { id, version }) => {
      const row = orNotFound(await lockDonor(db, id))
      return ofVersion(row, version, () => presentDonor(row, rightsOn(user)))
    },
    remove: donorStore.remove,
    details: ({ code, full_name }) => ({ name: `${code} ${full_name}` }),
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

  ...removalRoutes,
]
