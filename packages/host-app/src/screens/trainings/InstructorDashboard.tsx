import { listTaughtTrainings } from '@portal/contract/own_trainings'
import { Page } from '@portal/ui/Page'
import { TrainingList } from '../../parts/trainings/TrainingList.tsx'
import { useTrainingTexts } from '../../parts/trainings/texts.ts'
import { useTrainingsAddress } from '../../parts/trainings/use-trainings-address.ts'
import { useShellTexts } from '../../texts/texts.ts'

/** The trainings that a person teaches, what runs now or comes next first. */
const InstructorDashboard = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const address = useTrainingsAddress()
  return (
    <Page title={shell('pages.InstructorDashboard')}>
      <TrainingList
        empty={{ title: t('empty_taught'), text: t('empty_taught_text') }}
        label={t('taught_trainings')}
        list={listTaughtTrainings}
        page={({ id }) => `${address}/instructor/${id}`}
      />
    </Page>
  )
}

export default InstructorDashboard
