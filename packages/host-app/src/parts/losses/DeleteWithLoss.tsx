import type { deleteDonor, readDonorLoss } from '@portal/contract/donors'
import { Dialog } from '@portal/ui/Dialog'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { ListFailed, NotRefreshed } from '../../blocks/ListFailed.tsx'
import { isTouched } from '../../blocks/touched.ts'
import { presentVersion } from '../../blocks/use-record-form.ts'
import { AskedCode } from './AskedCode.tsx'
import { HeldBack } from './HeldBack.tsx'
import { LossList } from './LossList.tsx'
import { useLoss } from './use-loss.ts'

/** The two endpoints of a record that others belong to. */
export interface LossEndpoints {
  /** Any endpoint of this shape: donors are only the first. */
  readonly read: typeof readDonorLoss
  readonly remove: typeof deleteDonor
}

interface DeleteWithLossProps {
  /** As a question: what is deleted. */
  title: string
  endpoints: LossEndpoints
  record: { readonly id: string; readonly version: number }
  onClose: () => void
  /** Called once it is gone. */
  onDone: () => void
}

/**
 * Asks before a record goes that others belong to: lists exactly what goes with it, and asks for its code. Where that
 * is refused as old, what goes is read and shown anew, and the code is asked for again. What documents hold back is
 * said to stay.
 */
export const DeleteWithLoss = ({ title, endpoints, record, onClose, onDone }: DeleteWithLossProps) => {
  const { loss, error, isReading, isWhole, changes, look, toggleNames, outdate } = useLoss(endpoints.read, record.id)
  const [version, setVersion] = useState(record.version)
  const { mutate } = useSWRConfig()
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={title}>
      <Stack>
        {!loss && error === undefined && <Skeleton lines={4} />}
        {!loss && error !== undefined && <ListFailed error={error} isRetrying={isReading} onRetry={look} />}
        {loss && loss.held.count > 0 && <HeldBack held={loss.held} onClose={onClose} />}
        {loss && loss.held.count === 0 && (
          <AskedCode
            isChanged={changes > 0}
            key={changes}
            loss={loss}
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
            <LossList isReading={isReading} isWhole={isWhole} loss={loss} onToggleNames={toggleNames} />
            {error !== undefined && <NotRefreshed onRetry={look} />}
          </AskedCode>
        )}
      </Stack>
    </Dialog>
  )
}
