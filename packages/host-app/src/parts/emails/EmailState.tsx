import type { emailStates } from '@portal/contract/emails'
import { Status } from '@portal/ui/Status'
import { useEmailTexts } from './texts.ts'

const tones = { waiting: 'info', sent: 'success', failed: 'danger', kept: 'neutral' } as const

/** What has become of a message. */
export const EmailState = ({ state }: { state: (typeof emailStates)[number] }) => {
  const t = useEmailTexts()
  return <Status tone={tones[state]}>{t(`states.${state}`)}</Status>
}
