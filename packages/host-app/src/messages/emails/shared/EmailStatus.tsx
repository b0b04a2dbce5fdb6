import type { EmailState as State } from '@portal/contract/core/records/email-states'
import { Status } from '@portal/ui/Status'
import { useEmailTexts } from '../../../core/texts/messages.ts'

const tones = { waiting: 'info', kept: 'warning', sent: 'success', failed: 'danger', expired: 'neutral' } as const

interface EmailStatusProps {
  state: State
  /** Why the last delivery attempt failed. */
  reason: string | null
}

export const EmailStatus = ({ state, reason }: EmailStatusProps) => {
  const t = useEmailTexts()
  const isTriedAgain = state === 'waiting' && reason !== null
  return <Status tone={tones[state]}>{isTriedAgain ? t('tried_again') : t(`states.${state}`)}</Status>
}
