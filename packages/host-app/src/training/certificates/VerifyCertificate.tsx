import { limits } from '@portal/contract/core/fields/limits'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { useFieldText } from '../../blocks/feedback/problem-text.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useCertificateTexts } from '../../core/texts/training.ts'
import { CertificateAnswer } from './CertificateAnswer.tsx'

/** Public page that shows a certificate's content and validity. The URL holds the code. */
const VerifyCertificate = () => {
  const t = useCertificateTexts()
  const shell = useShellTexts()
  const fieldText = useFieldText()
  const { get, set } = useQuery()
  const [isMissing, setMissing] = useState(false)
  const code = get('code')
  const check = (form: FormData) => {
    const typed = String(form.get('code') ?? '').trim()
    setMissing(typed === '')
    if (typed) set({ code: typed }, { isStep: true })
  }
  return (
    <Page lead={t('verify.lead')} title={shell('pages.VerifyCertificate')} width="form">
      <Stack gap="large">
        <Form
          actions={
            <Button type="submit" variant="primary">
              {t('verify.check')}
            </Button>
          }
          label={shell('pages.VerifyCertificate')}
          onSubmit={check}
          problems={isMissing ? { code: fieldText('field_required') } : {}}
        >
          <TextField
            defaultValue={code ?? ''}
            isRequired
            key={code}
            label={t('verify.code')}
            maxLength={limits.line_length}
            name="code"
          />
        </Form>
        {code && <CertificateAnswer code={code} key={code} />}
      </Stack>
    </Page>
  )
}

export default VerifyCertificate
