import type { ScopedWidget } from '@portal/contract/partners/widget-scopes'
import { Banner } from '@portal/ui/Banner'
import { Stack } from '@portal/ui/Stack'
import { useFrameTexts } from '../../../locales/index.ts'
import type { Connector } from '../../sign-in/connector.ts'
import { SignIn } from '../../sign-in/SignIn.tsx'
import { signIn } from './WidgetShell.css.ts'

interface WidgetSignInProps {
  connector: Connector
  widget: ScopedWidget
  /** Whether the session ended during work. */
  isEnded: boolean
}

/** Shows who is signed in, or offers sign-in. */
export const WidgetSignIn = ({ connector, widget, isEnded }: WidgetSignInProps) => {
  const t = useFrameTexts()
  const content = (
    <Stack gap="small">
      {isEnded && (
        <Banner isLive tone="warning">
          {t('ended')}
        </Banner>
      )}
      <SignIn connector={connector} why={t(`why.${widget}`)} />
    </Stack>
  )
  // Signed in, this is a footer beside the widget. Before, it is the only content.
  return connector.read().person ? <footer className={signIn}>{content}</footer> : content
}
