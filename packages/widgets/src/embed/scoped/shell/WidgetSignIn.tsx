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
  /** Whether a sign-in has ended while somebody worked. */
  isEnded: boolean
}

/** Says as whom one is signed in to a widget, or how to sign in. */
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
  // Beside the widget it is a part of the page on its own; before it, the only one there is.
  return connector.read().person ? <footer className={signIn}>{content}</footer> : content
}
