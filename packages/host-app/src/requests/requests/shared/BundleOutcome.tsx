import { Banner } from '@portal/ui/Banner'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { useChainTexts } from '../../../core/texts/requests.ts'
import type { useBundleDownload } from './use-bundle-download.ts'

/** Shows that a download of signatures failed, or that the file is incomplete. */
export const BundleOutcome = ({
  failure,
  isPartial,
}: Pick<ReturnType<typeof useBundleDownload>, 'failure' | 'isPartial'>) => {
  const t = useChainTexts()
  if (failure || !isPartial) return <FailureBanner failure={failure} />
  return (
    <Banner isLive title={t('partial')} tone="warning">
      {t('partial_text')}
    </Banner>
  )
}
