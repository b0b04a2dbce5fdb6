import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useStore } from '@portal/ui/store'
import { Text } from '@portal/ui/Text'
import { useTextSource } from '@portal/ui/texts'
import { useEmbedTexts } from '../../locales/index.ts'
import { CodeSignIn } from './CodeSignIn.tsx'
import type { Connector } from './connector.ts'

interface SignInProps {
  connector: Connector
  /** Why signing in is required. Default to send a complaint. */
  why?: string
}

/** Shows who is signed in, or offers sign-in by popup or by code. */
export const SignIn = ({ connector, why }: SignInProps) => {
  const { connect, type, leave } = connector
  const t = useEmbedTexts()
  const { language } = useTextSource()
  const { person, isEnded, isWaiting, obstacle, link } = useStore(connector)
  if (person && !isEnded) {
    const name = language === 'ar' ? person.full_name_ar : person.full_name_en
    return (
      <Inline>
        <Text size="small">{t('signed_in', { name })}</Text>
        <Button onPress={() => void leave()} size="small" variant="quiet">
          {t('sign_out')}
        </Button>
      </Inline>
    )
  }
  return (
    <Stack gap="small">
      {obstacle ? (
        <CodeSignIn link={link} obstacle={obstacle} onType={type} onUse={() => void connect()} />
      ) : (
        <Text size="small" tone="muted">
          {isWaiting ? t('waiting') : (why ?? t('sign_in_why'))}
        </Text>
      )}
      <Inline>
        <Button
          isBusy={isWaiting}
          onPress={() => {
            type('')
            void connect()
          }}
          size="small"
        >
          {t('sign_in')}
        </Button>
      </Inline>
    </Stack>
  )
}
