import type { PurchaseRequest } from '@portal/contract/request_records'
import { Status } from '@portal/ui/Status'
import { useRequestTexts } from './texts.ts'

const tones = {
  pending: 'info',
  onhold: 'warning',
  bought: 'success',
  delivered: 'success',
  canceled: 'neutral',
  rejected: 'danger',
} as const

/** Where a request stands in its life. */
export const RequestState = ({ state }: Pick<PurchaseRequest, 'state'>) => {
  const t = useRequestTexts()
  return <Status tone={tones[state]}>{t(`states.${state}`)}</Status>
}
