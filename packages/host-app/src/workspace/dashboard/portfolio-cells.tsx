import type { PortfolioRow } from '@portal/contract/workspace/dashboard'
import { Isolate } from '@portal/ui/Isolate'
import { Status } from '@portal/ui/Status'
import { Text } from '@portal/ui/Text'
import { useDashboardTexts } from '../../core/texts/workspace.ts'

/** Name of a project with its code in a muted tone. */
export const ProjectName = ({ name, code }: PortfolioRow['project']) => (
  <>
    <Isolate direction="auto">{name}</Isolate>{' '}
    <Text as="span" size="small" tone="muted">
      <Isolate direction="ltr">{code}</Isolate>
    </Text>
  </>
)

/** Whether a project spends too fast or too slowly for the time passed. */
export const SpendingPace = ({ pace }: PortfolioRow) => {
  const t = useDashboardTexts()
  if (pace === null) return t('no_lines')
  return <Status tone={pace === 'in_time' ? 'success' : 'warning'}>{t(pace)}</Status>
}
