import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Component, type ReactNode, useState } from 'react'
import { useConnection } from '../../core/offline/connection.ts'
import { isOfflinePage } from '../../core/offline/stores.ts'
import { useShellTexts } from '../../core/texts/texts.ts'

const Failed = () => {
  const t = useShellTexts()
  const isConnected = useConnection()
  // Remembers the cause. Even after the connection returns, only a reload helps.
  const [isConnectionLost] = useState(!isConnected)
  return (
    <Page title={t(isConnectionLost ? 'failed.offline_title' : 'failed.title')}>
      <Banner isLive tone={isConnectionLost ? 'warning' : 'danger'}>
        {t(isConnectionLost ? 'failed.offline_text' : 'failed.text')}
      </Banner>
      {/* An offline reload would lose the shell too. */}
      <Inline>
        {isConnectionLost && isOfflinePage(location.pathname) && (
          <Link href="/sup/trainings">{t('pages.UserDashboard')}</Link>
        )}
        <Button isDisabled={!isConnected} onPress={() => location.reload()}>
          {t('failed.retry')}
        </Button>
      </Inline>
    </Page>
  )
}

/** Error boundary for a screen that throws or whose code fails to load. The shell remains. */
export class ScreenBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError() {
    return { hasFailed: true }
  }
  override render() {
    return this.state.hasFailed ? <Failed /> : this.props.children
  }
}
