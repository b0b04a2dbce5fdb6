import { deleteDonor } from '@portal/contract/programmes/donors'
import { restoreDonor } from '@portal/contract/workspace/removals'
import { DONE, handle } from '../../platform/http/handle.ts'
import { ofVersion, orNotFound } from '../../platform/http/refusal.ts'
import { cascadesOfDonor } from '../../workspace/deletion-impact/cascades.ts'
import { deleteConfirmed } from '../../workspace/removals/delete-confirmed.ts'
import { openRemoval, restoreRemoval } from '../../workspace/removals/restore.ts'
import { presentDonor } from './present.ts'
import { rightsOn } from './rules.ts'
import { donorStore, lockDonor } from './store.ts'

/** Routes to delete a donor with all its projects, and to restore it. */
export const removalRoutes = [
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
