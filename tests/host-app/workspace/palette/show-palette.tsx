import type { CurrentUser } from '@portal/contract/people/access/access'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { StaffLayout } from '../../../../packages/host-app/src/app/layouts/StaffLayout.tsx'
import { RouteContext } from '../../../../packages/host-app/src/core/routing/route-context.ts'
import { pages } from '../../../../packages/host-app/src/core/routing/routes.ts'
import { enter } from '../../../../packages/host-app/src/core/session/session.ts'
import { InPortal } from '../../support/in-portal.tsx'

/** May only see complaints, apart from pages without a privilege. */
export const somebody: CurrentUser = {
  id: '00000000-0000-4000-8000-000000000000',
  type: 'staff',
  email: 'someone@example.org',
  full_name_en: 'Some One',
  full_name_ar: 'شخص ما',
  privileges: [{ group: 'complaints', command: 'view_all' }],
}

const start = location.pathname + location.search
const [dashboard] = pages.filter(({ name }) => name === 'StaffDashboard')

/** Shows the staff layout around a page with one text field. */
export const show = async (language: 'en' | 'ar' = 'en') => {
  if (!dashboard) throw new Error('no dashboard in the route table')
  localStorage.setItem('language', language)
  enter(somebody)
  render(
    <InPortal language={language}>
      <RouteContext value={{ page: dashboard, params: {} }}>
        <StaffLayout>
          <main>
            <h1>Here</h1>
            <input aria-label="A field" />
          </main>
        </StaffLayout>
      </RouteContext>
    </InPortal>,
  )
  await expect.element(page.getByRole('heading', { level: 1, name: 'Here' })).toBeVisible()
}

export const overlay = page.getByRole('dialog')
export const field = overlay.getByRole('combobox')
/** Labels of the options, in order. */
export const offered = () =>
  overlay
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)

export const openPalette = async (language?: 'en' | 'ar') => {
  await show(language)
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

/** Resets the layout, device storage, and URL after each test of a file. */
export const useCleanUp = () => {
  beforeEach(() => page.viewport(1280, 900))
  afterEach(() => {
    cleanup()
    localStorage.clear()
    delete document.documentElement.dataset.theme
    history.replaceState(null, '', start)
  })
}
