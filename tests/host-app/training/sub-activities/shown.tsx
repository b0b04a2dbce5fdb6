import { defaultCertificateSettings } from '@portal/contract/training/certificates/certificate-conditions'
import {
  listSubActivities,
  readSubActivity,
  type SubActivityRecord,
} from '@portal/contract/training/sub-activities/sub-activities'
import { listTrainingTrainees } from '@portal/contract/training/sub-activities/training-people'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { ToastRegion } from '@portal/ui/Toast'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import CoordinatorSubActivities from '../../../../packages/host-app/src/training/sub-activities/CoordinatorSubActivities.tsx'
import Screen from '../../../../packages/host-app/src/training/sub-activities/SubActivity.tsx'
import { rightsOnSubActivity } from '../../../../stories/programmes/activity-records.ts'
import { type FakeApi, fakeApi, pageOf } from '../../../../stories/support/fake-api.ts'
import { signIn } from '../../../../stories/support/signed-in.ts'
import { InPortal } from '../../support/in-portal.tsx'
import { dismissToasts } from '../../support/toasts.tsx'

const start = location.pathname + location.search

const place = { id: '0198c0de-0000-7000-8000-000000000002', code: 'A-01', name: 'Wells' }

/** A training without any rights. */
export const subActivity: SubActivityRecord = {
  id: '0198c0de-0000-7000-8000-000000000001',
  activity: { ...place, start_date: '2026-01-01', end_date: '2026-12-31' },
  project: place,
  code: 'T-01',
  name: 'Pump maintenance',
  course: { id: place.id, name_en: null, name_ar: 'صيانة المضخات' },
  start_date: '2026-11-01',
  end_date: '2026-11-03',
  attendance_method: 'physical',
  place: '',
  capacity: null,
  trainees: 0,
  enroll_from: null,
  enroll_until: null,
  ...defaultCertificateSettings,
  sees_activity: true,
  team: [],
  version: 3,
  can: rightsOnSubActivity(),
}

/** Installs a fake server for each test, and logs in somebody who may view sub-activities. */
export const useServer = () => {
  let api = fakeApi()
  beforeEach(() => {
    api = fakeApi()
    api.install()
    api.on(listTrainingTrainees, () => pageOf())
    signIn('sub_activities', 'view')
  })
  afterEach(() => {
    cleanup()
    dismissToasts()
    api.uninstall()
    history.replaceState(null, '', start)
  })
  return (): FakeApi => api
}

const [route] = pages.filter(({ name }) => name === 'SubActivity')

export const show = (api: FakeApi, row: SubActivityRecord, query = '') => {
  api.on(readSubActivity, () => ({ data: row }))
  history.replaceState(null, '', `${location.pathname}?${query}`)
  if (!route) throw new Error('no route')
  render(
    <InPortal>
      <RouteContext value={{ page: route, params: { id: row.id } }}>
        <Screen />
        <ConfirmDialog />
        <ToastRegion />
      </RouteContext>
    </InPortal>,
  )
}

/** Shows the list of assigned trainings. The list of all teams has one training. */
export const showList = (api: FakeApi, assigned: readonly SubActivityRecord[] = [subActivity]) => {
  api.on(listSubActivities, query => (query.assigned === 'yes' ? pageOf(...assigned) : pageOf(subActivity)))
  history.replaceState(null, '', location.pathname)
  render(
    <InPortal>
      <CoordinatorSubActivities />
    </InPortal>,
  )
}
