import { describe, expect, it } from 'vitest'
import { demoEmail } from '../../../../packages/server/src/demo/people.ts'
import { useBrowser } from '../../support/browser.ts'
import { logIn, openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'

const WARNING = 'Unsufficient Privileges'

describe('staff without the privilege for all complaints', () => {
  const portal = usePortal()
  const visit = useBrowser()

  it('see a warning at the top right, which a click dismisses', async () => {
    for (const table of ['user_privileges', 'user_profiles']) {
      const withdraw = `DELETE FROM ${table} WHERE user_id = (SELECT id FROM users WHERE email = $1)`
      await portal().database.pool.query(withdraw, [demoEmail('staff')])
    }
    const page = await visit({ width: 1280 })
    await logIn(page, portal().url, 'staff')
    await page.getByText('You do not have access to any pages yet').waitFor()
    expect(await page.getByRole('navigation').getByRole('link', { name: 'Complaints' }).count()).toBe(0)

    await page.goto(`${portal().url}/staff/complaints`)
    await page.getByRole('alert').getByText(WARNING).waitFor()
    const toast = page.getByRole('region', { name: 'Notifications' }).getByText(WARNING)
    await toast.waitFor()
    const box = await toast.boundingBox()
    expect(box && box.y < 120 && box.x > 640, 'it stands at the top right').toBe(true)
    // Clicks near the edge, because the whole toast reacts.
    await page.mouse.click((box?.x ?? 0) + 5, (box?.y ?? 0) + 5)
    await toast.waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
  })

  it('see only their own complaints, without anything for staff', async () => {
    const page = await visit()
    await openSession(page, portal().url, 'project_coordinator')
    const { data } = await (await page.request.get(`${portal().url}/api/complaints?limit=100`)).json()
    await page.goto(`${portal().url}/staff/complaints`)
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('row').count()).toBe(data.length + 1)
    await page.getByRole('row').nth(1).getByRole('link').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('heading', { name: 'Your complaint' }).waitFor()
    await drawer.getByRole('heading', { name: 'History' }).waitFor()
    expect(await drawer.getByRole('heading', { name: 'Internal comment' }).count()).toBe(0)
    expect(await drawer.getByRole('button').count()).toBe(1)
  })
})
