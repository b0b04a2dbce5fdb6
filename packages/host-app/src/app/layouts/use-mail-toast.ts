import { toast } from '@portal/ui/Toast'
import { useEffect } from 'react'
import { onMailWaits } from '../../core/session/waiting-mail.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

/** Says of whatever was done that its mail waits for a mail server, unless the screen says so itself. */
export const useMailToast = (): void => {
  const t = useShellTexts()
  useEffect(() => onMailWaits(() => toast({ tone: 'warning', text: t('mail_waits') })), [t])
}
