import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach } from 'vitest'
import { page } from 'vitest/browser'
import Complaints from '../../../../packages/host-app/src/complaints/complaints/Complaints.tsx'
import type { StoredComplaint } from '../../../../stories/complaints/complaint-records.ts'
import type { FakeComplaints } from '../../../../stories/complaints/fake-complaints.ts'
import { InPortal } from '../../support/in-portal.tsx'

const start = location.pathname + location.search
let uninstall = () => undefined as unknown

/** Shows the screen on the fake server, with a complaint open if one is given. */
export const show = (server: FakeComplaints, open?: StoredComplaint, language: 'en' | 'ar' = 'en') => {
  uninstall = server.install()
  history.replaceState(null, '', open ? `${location.pathname}?open=${open.id}` : location.pathname)
  render(
    <InPortal language={language}>
      <Complaints />
    </InPortal>,
  )
}

/** The open complaint. */
export const drawer = page.getByRole('dialog')

/** A button in the drawer, by its exact name. */
export const button = (name: string) => drawer.getByRole('button', { name, exact: true })

export const field = (name: string) => drawer.getByRole('textbox', { name, exact: false })

export const useCleanUp = () => {
  beforeEach(() => page.viewport(1280, 900))
  afterEach(() => {
    cleanup()
    uninstall()
    history.replaceState(null, '', start)
  })
}
