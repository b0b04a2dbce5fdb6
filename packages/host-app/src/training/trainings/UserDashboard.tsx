import { listOwnTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useMay } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { useTrainingTexts } from '../../core/texts/training.ts'
import { OwnCertificates } from '../certificates/shared/OwnCertificates.tsx'
import { Due } from './Due.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { TrainingAccess } from './shared/TrainingAccess.tsx'
import { TrainingList } from './shared/TrainingList.tsx'
import { useTrainingsAddress } from './shared/use-trainings-address.ts'

const OwnTrainings = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const address = useTrainingsAddress()
  // Only users can request a place. Staff are enrolled by the people who run the training.
  const enrolls = useMay('user_area')
  const enroll = enrolls && (
    <Link href="/sup/enroll" variant="button">
      {t('find_training')}
    </Link>
  )
  return (
    <Page action={enroll} title={shell('pages.UserDashboard')}>
      <Stack gap="large">
        <Due address={address} />
        <Section title={t('own_trainings')}>
          <TrainingList
            // The empty state has no action, because the page header already links to open trainings.
            empty={{ title: t('empty_own'), text: t('empty_own_text') }}
            label={t('own_trainings')}
            list={listOwnTrainings}
            page={({ id }) => `${address}/${id}`}
          />
        </Section>
        <OwnCertificates />
        <Section title={t('requests')}>
          <OwnRequests />
        </Section>
      </Stack>
    </Page>
  )
}

const UserDashboard = () => {
  const shell = useShellTexts()
  return (
    <TrainingAccess needs={listOwnTrainings.needs} title={shell('pages.UserDashboard')}>
      <OwnTrainings />
    </TrainingAccess>
  )
}

export default UserDashboard
