import type { PortfolioRow } from '@portal/contract/dashboard'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useDashboardTexts } from './texts.ts'

/** So many per cent ahead of its time a project burns too fast. */
const FAST_PERCENT = 10

/** A project by its name and, more quietly, its code. */
export const ProjectName = ({ name, code }: PortfolioRow['project']) => (
  <>
    <Isolate direction="auto">{name}</Isolate>{' '}
    <Text as="span" size="small" tone="muted">
      <Isolate direction="ltr">{code}</Isolate>
    </Text>
  </>
)

/** Whether a project spends too fast for its time. */
export const Pace = ({ burn_percent, time_percent }: PortfolioRow) => {
  const t = useDashboardTexts()
  if (burn_percent === null) return t('no_lines')
  const isFast = burn_percent - time_percent > FAST_PERCENT
  return <Status tone={isFast ? 'warning' : 'success'}>{t(isFast ? 'too_fast' : 'in_time')}</Status>
}
