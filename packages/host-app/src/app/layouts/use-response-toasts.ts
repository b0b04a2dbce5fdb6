import { toast } from '@portal/ui/Toast'
import { useEffect } from 'react'
import { onDenied, onMailWaits } from '../../core/session/response-notes.ts'
import { useErrorTexts, useShellTexts } from '../../core/texts/texts.ts'

/**
 * Warns when an action's mail can't be sent until a mail server is set. Endpoints whose response reports delivery don't
 * trigger it.
 */
export const useMailToast = (): void => {
  const t = useShellTexts()
  useEffect(() => onMailWaits(() => toast({ tone: 'warning', text: t('mail_waits') })), [t])
}

/** Shows the specified warning at the top right on any 403. A click dismisses it. */
export const useDeniedToast = (): void => {
  const t = useErrorTexts()
  useEffect(() => onDenied(() => toast({ isAtTop: true, tone: 'warning', text: t('privilege_missing') })), [t])
}
