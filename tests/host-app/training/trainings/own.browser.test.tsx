import { listOwnCertificates } from '@portal/contract/training/certificates/certificates'
import { listOwnEnrollments } from '@portal/contract/training/sub-activities/enrollments'
import { listOwnDue, listOwnTrainings } from '@portal/contract/training/sub-activities/own-trainings'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import texts from '../../../../packages/host-app/src/locales/en/training/trainings.json'
import UserDashboard from '../../../../packages/host-app/src/training/trainings/UserDashboard.tsx'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { screenOf } from '../../../../stories/support/screen-of.tsx'
import { signInAs } from '../../../../stories/support/signed-in.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { showScreen } from '../../support/show-screen.tsx'

useFreshApi()

const Screen = screenOf(UserDashboard, 'UserDashboard')

test('shows one link to open trainings to someone without trainings', async () => {
  api.on(listOwnTrainings, () => pageOf())
  api.on(listOwnEnrollments, () => pageOf())
  api.on(listOwnCertificates, () => pageOf())
  api.on(listOwnDue, () => ({ data: [] }))
  signInAs('user', { group: 'trainees', command: 'trainee_pages' })
  showScreen(<Screen />)
  await expect.element(page.getByText(texts.empty_own_text)).toBeVisible()
  const links = page.getByRole('link', { name: texts.find_training, exact: true }).elements()
  expect(links.map(link => link.getAttribute('href'))).toEqual(['/sup/enroll'])
})
