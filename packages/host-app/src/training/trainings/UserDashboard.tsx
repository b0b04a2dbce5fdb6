import { listOwnTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { Link } from '@portal/ui/Link'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { useMay } from '../../core/session/session.ts'
import { useShellTexts } from '../../core/texts/texts.ts'
import { OwnCertificates } from '../certificates/shared/OwnCertificates.tsx'
import { Due } from './Due.tsx'
import { OwnRequests } from './OwnRequests.tsx'
import { TrainingAccess } from './shared/TrainingAccess.tsx'
import { TrainingList } from './shared/TrainingList.tsx'
import { useTrainingTexts } from './shared/texts.ts'
import { useTrainingsAddress } from './shared/use-trainings-address.ts'

const OwnTrainings = () => {
  const t = useTrainingTexts()
  const shell = useShellTexts()
  const address = useTrainingsAddress()
  // Staff are put into trainings by those who run them; the page to ask for a place is that of users.
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
            // The way to open trainings is the page's action already.
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

/** What a person takes: what is due, their trainings and certificates, and their requests for places. */
const UserDashboard = () => {
  const shell = useShellTexts()
  return (
    <TrainingAccess needs={listOwnTrainings.needs} title={shell('pages.UserDashboard')}>
      <OwnTrainings />
    </TrainingAccess>
  )
}

export default UserDashboard
