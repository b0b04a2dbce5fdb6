import { Banner } from '@portal/ui/Banner'
import type { ElementProps } from '@portal/ui/element'
import { useLayoutEffect, useRef } from 'react'
import { useEvaluationTexts } from '../locales/index.ts'

interface SentProps extends ElementProps {
  /** Before this page was opened. */
  wasSent: boolean
}

/** Replaces the form once it has been sent. */
export const Sent = ({ wasSent, ...element }: SentProps) => {
  const t = useEvaluationTexts()
  const ref = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone with the form; on a page that opens so, nobody has pressed it.
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
