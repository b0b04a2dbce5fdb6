import { confirmApp } from '@portal/contract/people/access/second-factors'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { FormDialog } from '../../../blocks/form/FormDialog.tsx'
import { filled, useForm } from '../../../blocks/form/use-form.ts'
import { api } from '../../../core/api.ts'
import { useFactorTexts } from '../../../core/texts/people.ts'
import { CodeInput } from '../CodeInput.tsx'
import { QrCode } from './QrCode.tsx'

export interface AppSecret {
  readonly secret: string
  readonly uri: string
}

interface AppSetUpProps {
  app: AppSecret
  /** Called with the new recovery codes, if any. */
  onDone: (codes: readonly string[] | null) => void
  onClose: () => void
}

/** Shows the secret as QR code and text, and verifies one code from the app. */
export const AppSetUp = ({ app, onDone, onClose }: AppSetUpProps) => {
  const t = useFactorTexts()
  const { form, isSending, failure } = useForm({
    endpoint: confirmApp,
    read: filled,
    send: api,
    onDone: ({ data }) => onDone(data.recovery_codes),
  })
  return (
    <FormDialog form={form} isSending={isSending} onClose={onClose} submit={t('app.finish')} title={t('app.set_up')}>
      <Text>{t('app.scan')}</Text>
      <Stack align="center">
        <QrCode label={t('app.picture')}>{app.uri}</QrCode>
      </Stack>
      <Stack gap="small">
        <Text>{t('app.type')}</Text>
        <CodeBlock label={t('app.secret')}>{app.secret.replace(/.{4}(?=.)/g, '$& ')}</CodeBlock>
      </Stack>
      <CodeInput failure={failure} />
    </FormDialog>
  )
}
