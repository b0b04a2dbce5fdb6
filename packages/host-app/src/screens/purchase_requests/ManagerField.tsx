import type { PurchaseRequestRecord } from '@portal/contract/request_records'
import { listDirectManagers } from '@portal/contract/request_steps'
import { ComboBox } from '@portal/ui/ComboBox'
import { useRead } from '../../blocks/use-read.ts'
import { useNameOf } from '../../parts/people/texts.ts'
import { useRequestTexts } from '../../parts/purchase_requests/texts.ts'

/** The manager who signs after the requester: one of those who can sign at all. */
export const ManagerField = ({ present }: { present: PurchaseRequestRecord['direct_manager'] | undefined }) => {
  const t = useRequestTexts()
  const nameOf = useNameOf()
  const managers = useRead(listDirectManagers, {}).data?.data
  return (
    <ComboBox
      help={t('manager_help')}
      isRequired
      // Begins anew once there is something that the first choice can be found in.
      key={managers ? 'read' : 'reading'}
      label={t('direct_manager')}
      name="direct_manager_id"
      options={(managers ?? []).map(person => ({ value: person.id, label: nameOf(person) }))}
      {...(present && { defaultValue: present.id })}
    />
  )
}
