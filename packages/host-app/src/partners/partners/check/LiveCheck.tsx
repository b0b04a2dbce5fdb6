import { Progress } from '@portal/ui/Progress'
import { FailureBanner } from '../../../blocks/feedback/FailureBanner.tsx'
import { usePartnerTexts } from '../../../core/texts/texts.ts'
import { FindingList } from './FindingList.tsx'
import type { useLiveCheck } from './use-live-check.ts'

type LiveCheckProps = Omit<ReturnType<typeof useLiveCheck>, 'start'>

/** Reports so far from the widgets of a page in another tab. */
export const LiveCheck = ({ address = '', isOver, failure, findings }: LiveCheckProps) => {
  const t = usePartnerTexts()
  const shown = findings.filter(({ code }) => code === 'widget_shown').length
  return (
    <>
      <FailureBanner failure={failure} />
      {!isOver && <Progress label={t('live_waiting', { address })} value={null} />}
      <FindingList findings={findings} limits={t('live_limits')} summary={t('live_shown', { count: shown })} />
    </>
  )
}
