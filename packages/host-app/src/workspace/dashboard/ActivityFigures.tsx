import { activityStates } from '@portal/contract/programmes/activities'
import type { Dashboard } from '@portal/contract/workspace/dashboard'
import { BarChart } from '@portal/ui/BarChart'
import { Grid } from '@portal/ui/Grid'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Stat } from '@portal/ui/Stat'
import { useDashboardTexts } from '../../core/texts/workspace.ts'
import type { Narrowed } from './use-narrowed.ts'

interface ActivityFiguresProps {
  activities: NonNullable<Dashboard['activities']>
  narrowed: Narrowed
}

/** Number of activities by state, and how many are late. */
export const ActivityFigures = ({ activities: { total, states, delayed }, narrowed }: ActivityFiguresProps) => {
  const t = useDashboardTexts()
  const href = (filter: Readonly<Record<string, string>> = {}) =>
    narrowed.href('coordinator/activities', { assigned: 'any', ...filter })
  const percent = total > 0 ? Math.round((states.completed / total) * 100) : 0
  return (
    <Section title={t('activities')}>
      <Stack gap="large">
        <Grid columns="four">
          <Stat href={href()} label={t('all_activities')} value={String(total)} />
          <Stat href={href({ delayed: 'yes' })} label={t('delayed')} value={String(delayed)} />
        </Grid>
        {total > 0 && (
          <BarChart
            layout="rows"
            points={activityStates.map(state => ({
              label: t(`states.${state}`),
              values: { count: states[state] },
              hrefs: { count: href({ state }) },
            }))}
            pointsLabel={t('state')}
            series={[{ id: 'count', label: t('activities') }]}
            title={t('completed', { percent })}
          />
        )}
      </Stack>
    </Section>
  )
}
