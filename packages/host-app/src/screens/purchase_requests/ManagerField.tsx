import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { listDirectManagers } from '@portal/contract/request_steps'
import { useRead } from '../../blocks/use-read.ts'
import { PersonField } from '../../parts/people/PersonField.tsx'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'

/** The manager who signs after the requester: one of those who can sign at all. */
export const ManagerField = ({ present }: { present: PurchaseRequestRecord['direct_manager'] | undefined }) => {
  const t = useRequestTexts()
  return (
    <PersonField
      help={t('manager_help')}
      label={t('direct_manager')}
      name="direct_manager_id"
      people={useRead(listDirectManagers, {}).data?.data}
      present={present}
    />
  )
}
