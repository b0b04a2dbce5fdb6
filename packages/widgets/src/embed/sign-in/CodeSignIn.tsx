import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Inline } from '@portal/ui/Inline'
import { Link } from '@portal/ui/Link'
import { TextField } from '@portal/ui/TextField'
import { useEmbedTexts } from '../../locales/index.ts'
import { AddressField } from './AddressField.tsx'
import type { Connection } from './connector.ts'

interface CodeSignInProps {
  /** Why the popup could not sign in. */
  obstacle: NonNullable<Connection['obstacle']>
  /** URL of the portal's page that shows a code. */
  link: string
  onType: (code: string) => void
  onUse: () => void
}

/** Sign-in without the popup: a tab of the portal shows a code to type. */
export const CodeSignIn = ({ obstacle, link, onType, onUse }: CodeSignInProps) => {
  const t = useEmbedTexts()
  const isWrong = obstacle === 'code_wrong'
  return (
    <>
      <Banner isLive tone="warning">
        <p>{t(isWrong ? 'code_failed' : `popup_${obstacle}`)}</p>
        <Link href={link} isExternal>
          {t('sign_in_tab')}
        </Link>
      </Banner>
      <AddressField address={link} />
      <TextField
        autoComplete="one-time-code"
        direction="ltr"
        error={isWrong ? t('code_wrong') : undefined}
        help={t('code_help')}
        label={t('code')}
        name="code"
        onChange={onType}
      />
      <Inline>
        <Button onPress={onUse} size="small" variant="primary">
          {t('code_use')}
        </Button>
      </Inline>
    </>
  )
}
