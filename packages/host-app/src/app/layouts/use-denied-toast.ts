import { toast } from '@portal/ui/Toast'
import { useEffect } from 'react'
import { onDenied } from '../../core/session/denied.ts'
import { useErrorTexts } from '../../core/texts/texts.ts'

/** Shows the specified warning at the top right on any 403. A click dismisses it (specification section 8). */
export const useDeniedToast = (): void => {
  const t = useErrorTexts()
  useEffect(() => onDenied(() => toast({ isAtTop: true, tone: 'warning', text: t('privilege_missing') })), [t])
}
