import { Banner } from '@portal/ui/Banner'
import { Link } from '@portal/ui/Link'
import { TextField } from '@portal/ui/TextField'
import { useEmbedTexts } from '../../locales/index.ts'
import type { FrameState } from '../frame-state.ts'

interface PlainSignInProps {
  state: FrameState
}

/** Sign-in without scripts, with the hidden fields of the plain form. */
export const PlainSignIn = ({ state: { site, locale, host, signIn, ticket, bearer } }: PlainSignInProps) => {
  const t = useEmbedTexts()
  const hidden = { site, locale, origin: host, verifier: signIn?.verifier, ticket, bearer }
  return (
    <>
      {Object.entries(hidden).map(
        ([name, value]) => value && <input key={name} name={name} type="hidden" value={value} />,
      )}
      {ticket && <Banner tone="info">{t('send_again')}</Banner>}
      {signIn && (
        <>
          <Banner tone="warning">
            <p>{t('sign_in_first')}</p>
            <Link href={signIn.link} isExternal>
              {t('sign_in')}
            </Link>
          </Banner>
          <TextField
            autoComplete="one-time-code"
            defaultValue={signIn.code}
            direction="ltr"
            error={signIn.isCodeWrong ? t('code_wrong') : undefined}
            help={t('code_help')}
            label={t('code')}
            name="code"
          />
        </>
      )}
    </>
  )
}
