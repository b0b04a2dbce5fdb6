import type { deleteDonor, readDonorDeletionImpact } from '@portal/contract/programmes/donors'
import { Dialog } from '@portal/ui/Dialog'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { isTouched } from '../../blocks/api/touched.ts'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { presentVersion } from '../../blocks/form/use-record-form.ts'
import { BlockedDeletion } from './BlockedDeletion.tsx'
import { ConfirmCode } from './ConfirmCode.tsx'
import { ImpactList } from './ImpactList.tsx'
import { useDeletionImpact } from './use-deletion-impact.ts'

/** Endpoints of a record that others depend on. Those of donors provide the types; any of the same shape fit. */
export interface ImpactEndpoints {
  readonly read: typeof readDonorDeletionImpact
  readonly remove: typeof deleteDonor
}

interface DeleteWithImpactProps {
  /** Question that names the record. */
  title: string
  endpoints: ImpactEndpoints
  record: { readonly id: string; readonly version: number }
  onClose: () => void
  /** Called after the deletion. */
  onDone: () => void
}

/**
 * Asks before deleting a record that others depend on. Lists everything affected and requires its code. If the impact
 * is stale, reloads the list and asks again. Explains which documents or closed months block the deletion.
 */
export const DeleteWithImpact = ({ title, endpoints, record, onClose, onDone }: DeleteWithImpactProps) => {
  const { impact, error, isReading, allNames, changes, look, toggleNames, outdate } = useDeletionImpact(
    endpoints.read,
    record.id,
  )
  const [version, setVersion] = useState(record.version)
  const { mutate } = useSWRConfig()
  const isBlocked = impact && (impact.blockers.count > 0 || impact.closed_months.length > 0)
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={title}>
      <Stack>
        {!impact && error === undefined && <Skeleton lines={4} />}
        {!impact && error !== undefined && <ListFailed error={error} isRetrying={isReading} onRetry={look} />}
        {impact && isBlocked && <BlockedDeletion impact={impact} onClose={onClose} />}
        {impact && !isBlocked && (
          <ConfirmCode
            isChanged={changes > 0}
            key={changes}
            impact={impact}
            onClose={onClose}
            onDone={onDone}
            onOutdated={refused => {
              setVersion(presentVersion(refused) ?? version)
              outdate()
              void mutate(address => typeof address === 'string' && isTouched(address, [endpoints.remove.path]))
            }}
            record={{ id: record.id, version: Math.max(version, record.version) }}
            remove={endpoints.remove}
          >
            <ImpactList isReading={isReading} allNames={allNames} impact={impact} onToggleNames={toggleNames} />
            {error !== undefined && <NotRefreshed onRetry={look} />}
          </ConfirmCode>
        )}
      </Stack>
    </Dialog>
  )
}
