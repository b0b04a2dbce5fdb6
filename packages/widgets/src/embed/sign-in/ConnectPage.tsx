import type { Widget } from '@portal/contract/partners/widget-scopes'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Heading } from '@portal/ui/Heading'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextField } from '@portal/ui/TextField'
import { useEmbedTexts, useFrameTexts } from '../../locales/index.ts'
import { code as codeStyle, page } from '../Frame.css.ts'

/** Server codes with a text for the popup. All others show as `internal`. */
const codes = [
  'invalid_credentials',
  'email_not_verified',
  'account_inactive',
  'second_factor_required',
  'too_many_requests',
  'foreign_origin',
] as const

/** State of the popup: log in, confirm, or show the code. */
export interface ConnectState {
  readonly step: 'login' | 'confirm' | 'done'
  /** The partner's name, as entered by the sysadmin. */
  readonly site: string
  /** The widget that the session will be limited to. */
  readonly widget: Widget
  /** Hidden fields of the next form. */
  readonly fields: Readonly<Record<string, string>>
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly code?: string | undefined
  readonly error?: string | undefined
}

/** The popup, on the portal's own origin. Uses plain forms only. */
export const ConnectPage = ({
  state: { step, site, widget, fields, name = '', email, code, error },
}: {
  state: ConnectState
}) => {
  const t = useEmbedTexts()
  const f = useFrameTexts()
  const isComplaint = widget === 'complaint'
  const hidden = Object.entries(fields).map(([key, value]) => (
    <input key={key} name={key} type="hidden" value={value} />
  ))
  const failure = error && t(`errors.${codes.find(known => known === error) ?? 'internal'}`)
  const button = (label: string) => (
    <Button type="submit" variant="primary">
      {label}
    </Button>
  )
  return (
    <main className={page}>
      <Stack>
        <Heading level={1} size="title">
          {isComplaint ? t('connect_title', { site }) : f(`connect.${widget}`, { site })}
        </Heading>
        {step === 'login' && (
          <Form action="/embed/connect/login" actions={button(t('log_in'))} label={t('log_in')} serverError={failure}>
            <Text>{t('connect_login')}</Text>
            {hidden}
            <TextField
              autoComplete="username"
              defaultValue={email}
              isRequired
              label={t('email')}
              name="email"
              type="email"
            />
            <TextField
              autoComplete="current-password"
              isRequired
              label={t('password')}
              name="password"
              type="password"
            />
          </Form>
        )}
        {step === 'confirm' && (
          <Form action="/embed/connect" actions={button(t('connect_go'))} label={t('connect_go')} serverError={failure}>
            <Text weight="strong">{t('connect_as', { name })}</Text>
            <Text>{isComplaint ? t('connect_confirm', { site }) : f(`allow.${widget}`, { site })}</Text>
            {hidden}
          </Form>
        )}
        {step === 'done' && (
          <Banner isLive tone="success">
            <p>{isComplaint ? t('connect_done') : f('connect_done')}</p>
            <p>{t('connect_code')}</p>
            <p className={codeStyle}>{code}</p>
          </Banner>
        )}
      </Stack>
    </main>
  )
}
