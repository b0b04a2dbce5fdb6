import {
  listTrainingSessions,
  planSessionsNeed,
  type TrainingSession,
} from '@portal/contract/training/attendance/training-sessions'
import { Button } from '@portal/ui/Button'
import { formatDate } from '@portal/ui/DateText'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { useTextSource } from '@portal/ui/texts'
import { lazy, Suspense } from 'react'
import { ResourceList } from '../../blocks/list/ResourceList.tsx'
import { useListState } from '../../blocks/list/use-list-state.ts'
import { useQuery } from '../../blocks/navigation/use-query.ts'
import { useRestoreFocus } from '../../blocks/navigation/use-restore-focus.ts'
import { useMay } from '../../core/session/session.ts'
import { withTexts } from '../../core/texts/i18n.ts'
import { useTrainingSessionTexts } from '../../core/texts/training.ts'
import { EditSession, NewSession } from '../training-sessions/shared/SessionForm.tsx'
import { SessionMenu } from '../training-sessions/shared/SessionMenu.tsx'
import { useSessionColumns } from '../training-sessions/shared/use-session-columns.tsx'
import { Attendance } from './Attendance.tsx'
import { AttendanceMenu } from './report/AttendanceMenu.tsx'

// Loads when somebody deletes a session, so that instructors don't load it.
const load = withTexts(() => import('../training-sessions/shared/DeleteSession.tsx'))
const DeleteSession = lazy(async () => ({ default: (await load()).DeleteSession }))
interface TrainingSessionsProps {
  subActivityId: string
  mayAdd: boolean
}

/** Sessions of a training. Opening one replaces the list with its attendance and changes the URL. */
export const TrainingSessions = ({ subActivityId, mayAdd }: TrainingSessionsProps) => {
  const t = useTrainingSessionTexts()
  const { get, set, href } = useQuery()
  const mayPlan = useMay(planSessionsNeed)
  const { language } = useTextSource()
  const state = useListState(listTrainingSessions, [], 'date')
  const [session, act] = [get('session'), get('session_act')]
  const close = () => set({ session: undefined, session_act: undefined }, { isStep: true })
  useRestoreFocus(act ?? session)
  const columns = useSessionColumns()
  if (session && act !== 'edit' && act !== 'delete') return <Attendance id={session} key={session} onClose={close} />
  const button = mayAdd && (
    <Button
      icon={<Icon name="plus" size="small" />}
      onPress={() => set({ session_act: 'add' }, { isStep: true })}
      size="small"
      variant="primary"
    >
      {t('add')}
    </Button>
  )
  return (
    <Stack>
      <Inline gap="small" spread="end">
        <AttendanceMenu id={subActivityId} />
        {button}
      </Inline>
      <ResourceList
        columns={columns}
        empty={{ title: t('empty'), text: t('empty_text') }}
        label={t('sessions')}
        list={listTrainingSessions}
        rowHref={row => href({ session: row.id })}
        rowMenu={(row: TrainingSession) => <SessionMenu date={formatDate(row.date, 'date', language)} session={row} />}
        state={{ ...state, input: { ...state.input, id: subActivityId } }}
      />
      {mayAdd && act === 'add' && <NewSession onClose={close} subActivityId={subActivityId} />}
      {mayPlan && act === 'edit' && session && <EditSession id={session} onClose={close} />}
      {mayPlan && act === 'delete' && session && (
        <Suspense>
          <DeleteSession id={session} onClose={close} />
        </Suspense>
      )}
    </Stack>
  )
}
