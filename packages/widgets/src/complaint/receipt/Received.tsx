import type { ComplaintType } from '@portal/contract/complaints/complaints'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import type { ElementProps } from '@portal/ui/element'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useLayoutEffect, useRef } from 'react'
import { useComplaintTexts } from '../../locales/index.ts'
import { Receipt } from './Receipt.tsx'

interface ReceivedProps extends ElementProps {
  type: ComplaintType
  /** Receipt code of a private complaint. */
  receipt?: string | undefined
  /** Starts a new complaint. Omitted in markup without scripts. */
  onAnother?: (() => void) | undefined
}

/** Replaces the form when the server has accepted the complaint. */
export const Received = ({ type, receipt, onAnother, ...element }: ReceivedProps) => {
  const t = useComplaintTexts()
  const ref = useRef<HTMLDivElement>(null)
  // Moves focus here, because the pressed button is gone with the form.
  useLayoutEffect(() => ref.current?.focus(), [])
  return (
    <div {...element} ref={ref} tabIndex={-1}>
      <Stack>
        <Banner isLive title={t('received_title')} tone="success">
          {t(`received_${type}`)}
        </Banner>
        {receipt && <Receipt code={receipt} />}
        {onAnother && (
          <Inline>
            <Button onPress={onAnother}>{t('another')}</Button>
          </Inline>
        )}
      </Stack>
    </div>
  )
}
