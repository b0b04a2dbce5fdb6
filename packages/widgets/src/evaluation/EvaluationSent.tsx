import { Banner } from '@portal/ui/Banner'
import type { ElementProps } from '@portal/ui/element'
import { useLayoutEffect, useRef } from 'react'
import { useEvaluationFormTexts } from '../locales/index.ts'

interface EvaluationSentProps extends ElementProps {
  /** Whether the evaluation was sent before this page opened. */
  wasSent: boolean
}

export const EvaluationSent = ({ wasSent, ...element }: EvaluationSentProps) => {
  const t = useEvaluationFormTexts()
  const ref = useRef<HTMLDivElement>(null)
  // Moves focus here, because the send button that had it is gone. Skipped if the page opened in this state.
  useLayoutEffect(() => {
    if (!wasSent) ref.current?.focus()
  }, [wasSent])
  return (
    <div {...element} ref={ref} tabIndex={-1}>
      <Banner isLive={!wasSent} title={t('sent_title')} tone="success">
        {t('sent')}
      </Banner>
    </div>
  )
}
