import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { checkIn } from '@portal/contract/training/attendance/attendance'
import { readOwnTraining } from '@portal/contract/training/sub-activities/own-trainings'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useMay } from '../../core/session/session.ts'
import { useTrainingSessionTexts } from '../../core/texts/training.ts'
import { useTrainingsAddress } from '../trainings/shared/use-trainings-address.ts'
import { timesOf } from './shared/use-session-columns.tsx'

export type CheckInResult = OutputOf<typeof checkIn>['data']

/** Confirms the check-in with the mark, the session, and a link to the training if the person can read it. */
export const CheckedIn = ({ done: { sub_activity, mark, ...session } }: { done: CheckInResult }) => {
  const t = useTrainingSessionTexts()
  const trainings = useTrainingsAddress()
  const mayRead = useMay(readOwnTraining.needs)
  return (
    <Stack>
      <Banner isLive tone={mark === 'absent' ? 'warning' : 'success'}>
        {t(`check_in.lead_${mark}`)}
      </Banner>
      <Text weight="strong">
        <Isolate direction="auto">{sub_activity.name}</Isolate>
      </Text>
      <Inline>
        <DateText value={session.date} />
        <Isolate>{timesOf(session)}</Isolate>
      </Inline>
      {mayRead && <Link href={`${trainings}/${sub_activity.id}`}>{t('check_in.training')}</Link>}
    </Stack>
  )
}
