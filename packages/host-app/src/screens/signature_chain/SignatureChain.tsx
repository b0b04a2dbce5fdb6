import { readChain } from '@portal/contract/signature_chain'
import { Breadcrumbs } from '@portal/ui/Breadcrumbs'
import { Button } from '@portal/ui/Button'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Page } from '@portal/ui/Page'
import { Skeleton } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useRead } from '../../blocks/api/use-read.ts'
import { ListFailed } from '../../blocks/feedback/ListFailed.tsx'
import { BundleOutcome } from '../../parts/requests/BundleOutcome.tsx'
import { useChainTexts } from '../../parts/requests/texts.ts'
import { useBundleDownload, verifyCommand } from '../../parts/requests/use-bundle-download.ts'
import { useShellTexts } from '../../texts/texts.ts'
import { ChainResult } from './ChainResult.tsx'

/** The check of all signatures, for those who may see every request, and the file that is checked elsewhere. */
const SignatureChain = () => {
  const t = useChainTexts()
  const shell = useShellTexts()
  const { data, error, isValidating, mutate } = useRead(readChain, {})
  const { download, isBusy, ...outcome } = useBundleDownload()
  return (
    <Page
      action={
        <Inline>
          <Button isBusy={isValidating} onPress={() => void mutate()}>
            {t('again')}
          </Button>
          <Button icon={<Icon name="download" />} isBusy={isBusy} onPress={() => void download()} variant="primary">
            {t('download')}
          </Button>
        </Inline>
      }
      breadcrumb={<Breadcrumbs crumbs={[{ label: shell('pages.Signatures'), href: '/staff/signatures' }]} />}
      lead={t('lead')}
      title={shell('pages.SignatureChain')}
    >
      <BundleOutcome {...outcome} />
      {data && <ChainResult report={data.data} />}
      {error !== undefined && !data && (
        <ListFailed error={error} isRetrying={isValidating} onRetry={() => void mutate()} />
      )}
      {!data && error === undefined && <Skeleton lines={6} shape="row" />}
      <Stack gap="small">
        <Text tone="muted">{t('download_hint')}</Text>
        <CodeBlock label={t('command')}>{verifyCommand()}</CodeBlock>
      </Stack>
    </Page>
  )
}

export default SignatureChain
