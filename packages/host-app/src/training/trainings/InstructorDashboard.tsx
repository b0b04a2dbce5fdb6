import { listTaughtTrainings, taughtTasks } from '@portal/contract/training/sub-activities/own-trainings'
import { Page } from '@portal/ui/Page'
import { Stack } from '@portal/ui/Stack'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useTrainingTexts } from '../../core/texts/training.ts'
import { WaitingSection } from '../../workspace/waiting/WaitingSection.tsx'
import { TrainingAccess } from './shared/TrainingAccess.tsx'
import { TrainingList } from './shared/TrainingList.tsx'
import { useTrainingsAddress } from './shared/use-trainings-address.ts'

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

/** Pending tasks of an instructor, and their trainings, current and next first. */
const InstructorDashboard = () => {
  const shell = useShellTexts()
  return (
    <TrainingAccess needs={listTaughtTrainings.needs} title={shell('pages.InstructorDashboard')}>
      <TaughtTrainings />
    </TrainingAccess>
  )
}

export default InstructorDashboard
