import { listTaughtTrainings } from '@portal/contract/own_trainings'
import { taughtTasks } from '@portal/contract/training_tasks'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { useShellTexts } from '../../core/texts/texts.ts'
import { TrainingAccess } from '../../parts/trainings/TrainingAccess.tsx'
import { TrainingList } from '../../parts/trainings/TrainingList.tsx'
import { useTrainingTexts } from '../../parts/trainings/texts.ts'
import { useTrainingsAddress } from '../../parts/trainings/use-trainings-address.ts'
import { WaitingSection } from '../../parts/waiting/WaitingSection.tsx'

const TaughtTrainings = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const address = useTrainingsAddress()
  return (
    <Page title={shell('pages.InstructorDashboard')}>
      <Stack gap="large">
        <WaitingSection kinds={['taught_attendance', 'taught_answers']} />
        <TrainingList
          empty={{ title: t('empty_taught'), text: t('empty_taught_text') }}
          label={t('taught_trainings')}
          filters={[
            {
              id: 'waiting',
              label: t('waiting'),
              options: taughtTasks.map(value => ({ value, label: t(`waiting_for.${value}`) })),
            },
          ]}
          list={listTaughtTrainings}
          page={({ id }) => `${address}/instructor/${id}`}
        />
      </Stack>
    </Page>
  )
}

/** What waits in the trainings that a person teaches, and the trainings, what runs now or comes next first. */
const InstructorDashboard = () => {
  const shell = useShellTexts()
  return (
    <TrainingAccess needs={listTaughtTrainings.needs} title={shell('pages.InstructorDashboard')}>
      <TaughtTrainings />
    </TrainingAccess>
  )
}

export default InstructorDashboard
