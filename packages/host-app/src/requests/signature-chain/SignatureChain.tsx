import { readChain } from '@portal/contract/requests/signature-chain'
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
import { Loaded } from '../../blocks/feedback/Loaded.tsx'
import { useChainTexts } from '../../core/texts/requests.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { BundleOutcome } from '../requests/shared/BundleOutcome.tsx'
import { useBundleDownload, useVerifyCommand } from '../requests/shared/use-bundle-download.ts'
import { ChainResult } from './ChainResult.tsx'

/** Checks all signatures, for people who may see every request. Also offers the file for external verification. */
const SignatureChain = () => {
  const t = useChainTexts()
  const shell = useShellTexts()
  const read = useRead(readChain, {})
  const { download, isBusy, ...outcome } = useBundleDownload()
  const command = useVerifyCommand()
  return (
    <Page
      action={
        <Inline>
          <Button isBusy={read.isValidating} onPress={() => void read.mutate()}>
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
      <Loaded placeholder={<Skeleton lines={6} shape="row" />} read={read}>
        {({ data }) => <ChainResult report={data} />}
      </Loaded>
      {command && (
        <Stack gap="small">
          <Text tone="muted">{t('download_hint')}</Text>
          <CodeBlock label={t('command')}>{command}</CodeBlock>
        </Stack>
      )}
    </Page>
  )
}

export default SignatureChain
