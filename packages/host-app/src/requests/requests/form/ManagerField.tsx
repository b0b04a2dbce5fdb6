import type { RequestKind, RequestRecord } from '@portal/contract/requests/request-records'
import { useRead } from '../../../blocks/api/use-read.ts'
import { useRequestTexts } from '../../../core/texts/requests.ts'
import { PersonField } from '../../../people/people/PersonField.tsx'
import { endpointsOf } from '../shared/endpoints.ts'

interface ManagerFieldProps {
  kind: RequestKind
  present: RequestRecord['direct_manager'] | undefined
}

/** Selects the manager who signs after the requester. Lists only people with the right to sign. */
export const ManagerField = ({ kind, present }: ManagerFieldProps) => {
  const t = useRequestTexts()
  return (
    <PersonField
      help={t('manager_help')}
      label={t('direct_manager')}
      name="direct_manager_id"
      people={useRead(endpointsOf[kind].managers, {}).data?.data}
      present={present}
    />
  )
}
