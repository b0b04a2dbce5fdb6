import { listActivities } from '@portal/contract/programmes/activities'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ActivityList } from '../../../../packages/host-app/src/programmes/activities/shared/ActivityList.tsx'
import { pageOf } from '../../../../stories/support/fake-api.ts'
import { api, useFreshApi } from '../../support/fresh-api.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { activityOf } from './shown.tsx'

useFreshApi()

test('lists activities with the people reached out of those planned', async () => {
  const activity = activityOf()
  api.on(listActivities, () => pageOf(activity))
  render(
    <InPortal>
      <ActivityList projectId={activity.project.id} />
    </InPortal>,
  )
  await expect.element(page.getByRole('cell', { name: '300 of 1,200' })).toBeVisible()
})
