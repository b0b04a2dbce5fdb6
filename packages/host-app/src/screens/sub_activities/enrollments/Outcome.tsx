import { Banner } from '@portal/ui/Banner'
import { FailureBanner } from '../../../blocks/FailureBanner.tsx'
import { useEnrollmentTexts } from '../../../parts/enrollments/texts.ts'
import type { useDecide } from './use-decide.ts'

/** What came of the last decision: how many requests it was carried out on, or why on none. */
export const Outcome = ({ decision }: { decision: ReturnType<typeof useDecide> }) => {
  const t = useEnrollmentTexts()
  const { done, left, failure, show } = decision
  if (failure !== undefined) return <FailureBanner failure={failure} />
  if (done + left === 0) return null
  return (
    <Banner isLive onDismiss={() => show([])} tone={left > 0 ? 'warning' : 'success'}>
      {left > 0 ? t('decided', { done, left }) : t('decided_all', { done })}
    </Banner>
  )
}
