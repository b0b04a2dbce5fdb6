import { readBundle, readChain } from '@portal/contract/signature_chain'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { api } from '../../api.ts'
import { FailureBanner } from '../../blocks/FailureBanner.tsx'
import { ListFailed } from '../../blocks/ListFailed.tsx'
import { saveFile } from '../../blocks/save-file.ts'
import { useAttempt } from '../../blocks/use-attempt.ts'
import { useRead } from '../../blocks/use-read.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ChainResult } from './ChainResult.tsx'
import { useChainTexts } from './texts.ts'

/** What checks the downloaded file. */
const COMMAND = 'npm run verify -- signatures.json'

/** The check of all signatures, for those who may see every request, and the file that is checked elsewhere. */
const SignatureChain = () => {
  const t = useChainTexts()
  const shell = useShellTexts()
  const { data, error, isValidating, mutate } = useRead(readChain, {})
  const { attempt, isBusy, failure } = useAttempt()
  const download = async () => {
    const { data: bundle } = await api(readBundle, {})
    saveFile(new Blob([JSON.stringify(bundle, null, 1)], { type: 'application/json' }), 'signatures.json')
  }
  return (
    <Page
      action={
        <Inline>
          <Button isBusy={isValidating} onPress={() => void mutate()}>
            {t('again')}
          </Button>
          <Button
            icon={<Icon name="download" />}
            isBusy={isBusy}
            onPress={() => void attempt(download)}
            variant="primary"
          >
            {t('download')}
          </Button>
        </Inline>
      }
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.Signatures'), href: '/staff/signatures' }]} />}
      lead={t('lead')}
      title={shell('pages.SignatureChain')}
    >
      <FailureBanner failure={failure} />
      {data && <ChainResult report={data.data} />}
      {error !== undefined && !data && (
        <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && error === undefined && <Skeleton lines={6} shape="row" />}
      <Stack gap="small">
        <Text tone="muted">{t('download_hint')}</Text>
        <CodeBlock label={t('command')}>{COMMAND}</CodeBlock>
      </Stack>
    </Page>
  )
}

export default SignatureChain
