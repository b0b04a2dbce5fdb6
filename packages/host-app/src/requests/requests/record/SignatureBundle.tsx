import type { RequestRecord } from '@portal/contract/requests/request-records'
import { Button } from '@portal/ui/Button'
import { CodeBlock } from '@portal/ui/CodeBlock'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useChainTexts } from '../../../core/texts/requests.ts'
import { BundleOutcome } from '../shared/BundleOutcome.tsx'
import { useBundleDownload, useVerifyCommand } from '../shared/use-bundle-download.ts'

/** Downloads a request's signatures, and shows the command that verifies the file without the portal. */
export const SignatureBundle = ({ row }: { row: Pick<RequestRecord, 'id' | 'reference'> }) => {
  const t = useChainTexts()
  const { download, isBusy, ...outcome } = useBundleDownload(row)
  const command = useVerifyCommand(row)
  return (
    <Stack gap="small">
      <BundleOutcome {...outcome} />
      <Inline>
        <Button icon={<Icon name="download" />} isBusy={isBusy} onPress={() => void download()}>
          {t('of_request')}
        </Button>
      </Inline>
      {command && (
        <>
          <Text tone="muted">{t('download_hint')}</Text>
          <CodeBlock label={t('command')}>{command}</CodeBlock>
        </>
      )}
    </Stack>
  )
}
