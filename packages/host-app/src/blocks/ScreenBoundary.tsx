import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Page } from '@portal/ui/Page'
import { Component, type ReactNode } from 'react'
import { useShellTexts } from '../texts/texts.ts'

const Failed = () => {
  const t = useShellTexts()
  return (
    <Page title={t('failed.title')}>
      <Banner tone="danger">{t('failed.text')}</Banner>
      <Button onPress={() => location.reload()}>{t('failed.retry')}</Button>
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
