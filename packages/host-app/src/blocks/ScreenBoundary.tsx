import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { Component, type ReactNode, useSyncExternalStore } from 'react'
import { useErrorTexts, useShellTexts } from '../texts/texts.ts'

const subscribe = (listener: () => void) => {
  const names = ['online', 'offline']
  for (const name of names) addEventListener(name, listener)
  return () => {
    for (const name of names) removeEventListener(name, listener)
  }
}

const Failed = () => {
  const t = useShellTexts()
  const errors = useErrorTexts()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <Page title={t('failed.title')}>
      <Banner isLive tone="danger">
        {isOnline ? t('failed.text') : errors('unavailable')}
      </Banner>
      {/* Loading anew without a connection would take the shell away too. */}
      <Inline>
        <Button isDisabled={!isOnline} onPress={() => location.reload()}>
          {t('failed.retry')}
        </Button>
      </Inline>
    </Page>
  )
}

/** Catches a screen that breaks or whose code did not arrive, so that the shell around it stays. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}
