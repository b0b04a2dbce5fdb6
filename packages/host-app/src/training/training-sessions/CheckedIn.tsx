import type { OutputOf } from '@portal/contract/core/api/endpoint'
import type { checkIn } from '@portal/contract/training/attendance/attendance'
import { Banner } from '@portal/ui/Banner'
import { DateText } from '@portal/ui/DateText'
import { Inline } from '@portal/ui/Inline'
import { Isolate } from '@portal/ui/Isolate'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useTrainingSessionTexts } from '../../core/texts/training.ts'
import { timesOf } from './shared/use-session-columns.tsx'

export type CheckInResult = OutputOf<typeof checkIn>['data']

/** Confirms the check-in with the mark, the session, and a link to the training. */
export const CheckedIn = ({ done: { sub_activity, mark, ...session } }: { done: CheckInResult }) => {
  const t = useTrainingSessionTexts()
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
      <Link href={`/sup/trainings/${sub_activity.id}`}>{t('check_in.training')}</Link>
    </Stack>
  )
}
