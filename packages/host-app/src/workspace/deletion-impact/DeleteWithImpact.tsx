import type { Deletion } from '@portal/contract/core/records/deletion'
import { impactKinds, partKinds } from '@portal/contract/core/records/deletion-impact'
import { Dialog } from '@portal/ui/Dialog'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { toast } from '@portal/ui/Toast'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import { isTouched } from '../../blocks/api/touched.ts'
import { ListFailed, NotRefreshed } from '../../blocks/feedback/ListFailed.tsx'
import { presentVersion } from '../../blocks/form/use-record-form.ts'
import { useDeletionImpactTexts } from '../../core/texts/workspace.ts'
import { BlockedDeletion, type RecordsThatStay } from './BlockedDeletion.tsx'
import { ConfirmCode } from './ConfirmCode.tsx'
import { ImpactList } from './ImpactList.tsx'
import { useDeletionImpact } from './use-deletion-impact.ts'

interface DeleteWithImpactProps {
  /** Question that names the record. */
  title: string
  endpoints: Deletion
  record: { readonly id: string; readonly version: number }
  /** Text of the toast after the deletion. */
  deleted: string
  /** An alternative that keeps what would be lost. Default: none. */
  advice?: string
  /** Label of a number of rows. Default: by the texts of `deletion_impact`. */
  labelOf?: (kind: string, count: number) => string
  /** What to say if records have to stay. Default: none have to. */
  records?: RecordsThatStay
  onClose: () => void
  /** Called after the deletion. */
  onDone: () => void
}

const labelled = [...impactKinds, ...partKinds]

/** Label of a number of rows of a table. Tables without a text of their own are other records. */
const useKindLabel = () => {
  const t = useDeletionImpactTexts()
  return (kind: string, count: number): string =>
    t(`kinds.${labelled.find(known => known === kind) ?? 'other'}`, { count })
}

/**
 * Asks before deleting a record that others depend on. Lists everything affected and requires its code. If the impact
 * is stale, reloads the list and asks again. Explains which documents, closed months, or records block the deletion.
 */
export const DeleteWithImpact = (props: DeleteWithImpactProps) => {
  const { title, endpoints, record, deleted, advice, records, onClose, onDone } = props
  const kindLabel = useKindLabel()
  const { labelOf = kindLabel } = props
  const { impact, error, isReading, allNames, changes, look, toggleNames, outdate } = useDeletionImpact(
    endpoints.impact,
    record.id,
  )
  const [version, setVersion] = useState(record.version)
  const { mutate } = useSWRConfig()
  const stay = impact?.records ?? []
  const isBlocked = impact && (impact.blockers.count > 0 || impact.closed_months.length > 0 || stay.length > 0)
  return (
    <Dialog isOpen onClose={onClose} role="alertdialog" title={title}>
      <Stack>
        {!impact && error === undefined && <Skeleton lines={4} />}
        {!impact && error !== undefined && <ListFailed error={error} isRetrying={isReading} onRetry={look} />}
        {impact && isBlocked && (
          <BlockedDeletion impact={impact} labelOf={labelOf} onClose={onClose} records={records} />
        )}
        {impact && !isBlocked && (
          <ConfirmCode
            isChanged={changes > 0}
            key={changes}
            impact={impact}
            onClose={onClose}
            onDone={() => {
              toast({ tone: 'success', text: deleted })
              onDone()
            }}
            onOutdated={refused => {
              setVersion(presentVersion(refused) ?? version)
              outdate()
              void mutate(address => typeof address === 'string' && isTouched(address, [endpoints.remove.path]))
            }}
            record={{ id: record.id, version: Math.max(version, record.version) }}
            remove={endpoints.remove}
          >
            <ImpactList
              advice={advice}
              allNames={allNames}
              impact={impact}
              isReading={isReading}
              labelOf={labelOf}
              onToggleNames={toggleNames}
            />
            {error !== undefined && <NotRefreshed onRetry={look} />}
          </ConfirmCode>
        )}
      </Stack>
    </Dialog>
  )
}
