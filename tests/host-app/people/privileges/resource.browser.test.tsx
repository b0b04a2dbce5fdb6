import Profiles from '../../../../packages/host-app/src/people/privileges/Profiles.tsx'
import { profileResource, profiles } from '../../../../stories/people/privileges/privilege-records.ts'
import { describeResourceScreen } from '../../../support/resources/describe-resource-screen.tsx'

const [finance, trainings] = profiles

// The first row must be deletable, so nobody has this profile.
describeResourceScreen({ ...profileResource, rows: [trainings ?? finance, finance] }, Profiles, {
  typed: ['Field offices', 'Reads'],
  deletion: 'undone',
})
