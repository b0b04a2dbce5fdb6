import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { hasUnsaved } from '@portal/ui/Form'
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { useQuery } from '../../../packages/host-app/src/blocks/use-query.ts'
import { NewPartner } from '../../../packages/host-app/src/screens/partners/NewPartner.tsx'
import { InPortal } from '../support/in-portal.tsx'

const start = location.pathname + location.search

const saved = {
  id: '0198c0de-0000-7000-8000-000000000001',
  key: 'k',
  name: 'Relief',
  origins: ['https://relief.example'],
  theme: {},
  last_seen_at: null,
  created_at: '2026-11-20T10:00:00.000Z',
  version: 1,
  can: { edit: true, delete: true },
}

const Sites = () => {
  const { get, set } = useQuery()
  if (!get('add')) return <p>Opened: {get('open') ?? 'none'}</p>
  return (
    <NewPartner
      onAdded={open => set({ add: undefined, open }, { isStep: true })}
      onClose={() => set({ add: undefined }, { isStep: true })}
    />
  )
}

const show = () => {
  history.replaceState(null, '', `${location.pathname}?add=1`)
  render(
    <InPortal>
      <Sites />
      <ConfirmDialog />
    </InPortal>,
  )
}

const question = page.getByRole('alertdialog')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const type = async () => {
  await page.getByRole('textbox', { name: /^Name/ }).fill('Relief')
  await page.getByRole('textbox', { name: /^Origins/ }).fill('https://relief.example')
}

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
})

describe('a form whose address is left', () => {
  test('asks when its sheet is closed with something typed, and stays or goes as it is told', async () => {
    show()
    await type()
    await press('Close')
    await expect.element(question).toHaveAccessibleName('Leave without saving?')
    await press('Stay')
    await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Relief')
    await press('Close')
    await press('Leave')
    await expect.element(page.getByText('Opened: none')).toBeVisible()
    expect(hasUnsaved()).toBe(false)
  })

  test('asks nothing once it is saved', async () => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ data: saved }))
    show()
    await type()
    await press('Add a site')
    await expect.element(page.getByText(`Opened: ${saved.id}`)).toBeVisible()
    expect(question.query()).toBeNull()
    expect(hasUnsaved()).toBe(false)
  })

  test('asks where saving failed', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no line'))
    show()
    await type()
    await press('Add a site')
    await expect.element(page.getByRole('alert')).toBeVisible()
    await press('Close')
    await expect.element(question).toBeVisible()
  })
})
