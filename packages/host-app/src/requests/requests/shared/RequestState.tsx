import type { ListedRequest } from '@portal/contract/requests/request-records'
import { Status } from '@portal/ui/Status'
import { useRequestTexts } from '../../../core/texts/requests.ts'

const tones = {
  pending: 'info',
  onhold: 'warning',
  bought: 'success',
  delivered: 'success',
  canceled: 'neutral',
  rejected: 'danger',
} as const

export const RequestState = ({ kind, state }: Pick<ListedRequest, 'kind' | 'state'>) => {
  const t = useRequestTexts()
  return <Status tone={tones[state]}>{state === 'bought' ? t(`kinds.${kind}.bought`) : t(`states.${state}`)}</Status>
}
