import { ProblemError } from '@portal/contract/core/api/call'
import { verifyPaper } from '@portal/contract/requests/request-papers'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Form } from '@portal/ui/Form'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import useSWR from 'swr'
import { FailureBanner } from '../../blocks/feedback/FailureBanner.tsx'
import { useFieldText } from '../../blocks/feedback/problem-text.ts'
import { api } from '../../core/api.ts'
import { usePaperTexts } from '../../core/texts/requests.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { ComparedRequest } from './ComparedRequest.tsx'
import { codeInAddress, useScannedCode } from './code-in-address.ts'

/** Disables automatic retries. The user must resubmit a wrong code. */
const onceEach = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false }

/** Public page that compares a printed request with what was signed. It needs no account. */
const VerifyRequest = () => {
  const t = usePaperTexts()
  const shell = useShellTexts()
  const fieldText = useFieldText()
  const [code, setCode] = useState(codeInAddress)
  const [asked, setAsked] = useState(code)
  const [isMissing, setMissing] = useState(false)
  const read = async () => (await api(verifyPaper, { code: asked })).data
  const { data: found, error, isValidating, mutate } = useSWR(asked ? `paper ${asked}` : null, read, onceEach)
  const failure: unknown = isValidating ? undefined : error
  const compare = () => {
    const given = code.trim()
    setMissing(given === '')
    if (given === asked) void mutate()
    else setAsked(given)
  }
  useScannedCode(scanned => {
    setCode(scanned)
    setAsked(scanned)
  })
  const isUnknown = failure instanceof ProblemError && failure.problem.code === 'not_found'
  return (
    <Page lead={t('lead')} title={shell('pages.VerifyRequest')}>
      <Stack width="form">
        <Form
          actions={
            <Button isBusy={isValidating} type="submit" variant="primary">
              {t('check')}
            </Button>
          }
          onSubmit={compare}
          problems={isMissing && !code.trim() ? { code: fieldText('field_required') } : {}}
        >
          <TextField
            autoComplete="off"
            direction="ltr"
            help={t('code_help')}
            isRequired
            label={t('code')}
            name="code"
            onChange={setCode}
            value={code}
          />
        </Form>
        {isUnknown ? (
          <Banner isLive tone="warning">
            {t('unknown')}
          </Banner>
        ) : (
          <FailureBanner failure={failure} />
        )}
      </Stack>
      {found && <ComparedRequest found={found} />}
    </Page>
  )
}

export default VerifyRequest
