import type { Activity } from '@portal/contract/programmes/activities'
import { wasDelayed } from '@portal/contract/programmes/delays'
import { Status } from '@portal/ui/Status'
import { useActivityTexts } from '../../../core/texts/programmes.ts'

const tones = { not_started: 'neutral', in_progress: 'info', holding: 'warning', completed: 'success' } as const

export const ActivityState = ({ state }: Pick<Activity, 'state'>) => {
  const t = useActivityTexts()
  return <Status tone={tones[state]}>{t(`states.${state}`)}</Status>
}

/** Marks an open activity that is past a planned date, and a completed one that was late. Otherwise renders nothing. */
export const Delayed = ({ row }: { row: Activity }) => {
  const t = useActivityTexts()
  if (wasDelayed(row)) return <Status tone="neutral">{t('was_delayed')}</Status>
  return row.is_delayed && <Status tone="danger">{t('delayed')}</Status>
}
