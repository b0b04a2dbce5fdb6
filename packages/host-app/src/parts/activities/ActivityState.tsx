import type { Activity } from '@portal/contract/activities'
import { Status } from '@portal/ui/Status'
import { useActivityTexts } from './texts.ts'

const tones = { not_started: 'neutral', in_progress: 'info', holding: 'warning', completed: 'success' } as const

/** The state of an activity. */
export const ActivityState = ({ state }: Pick<Activity, 'state'>) => {
  const t = useActivityTexts()
  return <Status tone={tones[state]}>{t(`states.${state}`)}</Status>
}

/** That a planned date has passed; nothing where none has. */
export const Delayed = ({ is_delayed }: Pick<Activity, 'is_delayed'>) => {
  const t = useActivityTexts()
  return is_delayed && <Status tone="danger">{t('delayed')}</Status>
}
