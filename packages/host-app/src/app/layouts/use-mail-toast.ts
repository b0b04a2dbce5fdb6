import { toast } from '@portal/ui/Toast'
import { useEffect } from 'react'
import { onMailWaits } from '../../core/session/waiting-mail.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/**
 * Warns when an action's mail can't be sent until a mail server is set. Endpoints whose response reports delivery don't
 * trigger it.
 */
export const useMailToast = (): void => {
  const t = useShellTexts()
  useEffect(() => onMailWaits(() => toast({ tone: 'warning', text: t('mail_waits') })), [t])
}
