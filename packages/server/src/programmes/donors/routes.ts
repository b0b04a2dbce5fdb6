import { donorEndpoints, listDonorChoices, readDonorDeletionImpact } from '@portal/contract/programmes/donors'
import { crudRoutes } from '../../platform/http/crud-routes.ts'
import { handle } from '../../platform/http/handle.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { cascadesOfDonor } from '../../workspace/deletion-impact/cascades.ts'
import { visibleImpactOf } from '../../workspace/deletion-impact/deletion-impact.ts'
import { presentDonor } from './present.ts'
import { removalRoutes } from './removal.ts'
import { rightsOn } from './rules.ts'
import { donorStore } from './store.ts'

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
