import { type FoundRecord, searchRecords } from '@portal/contract/workspace/search'
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import palette from '../../../../packages/host-app/src/locales/en/app/palette.json'
import { fakeApi, Refused } from '../../../../stories/support/fake-api.ts'
import { idOf } from '../../../../stories/support/fake-rows.ts'
import { field, offered, openPalette, overlay, show, somebody, useCleanUp } from './show-palette.tsx'

useCleanUp()

describe('the command palette', () => {
  test('opens and closes with Ctrl+K and focuses its field', async () => {
    await openPalette()
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(overlay).not.toBeInTheDocument()
  })

  test('opens a page by the first letters of its name', async () => {
    await openPalette()
    await userEvent.keyboard('complaints')
    await expect.element(overlay.getByRole('option', { name: 'Complaints', exact: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/staff/complaints')
    await expect.element(overlay).not.toBeInTheDocument()
  })

  test('opens while another field has the focus', async () => {
    await show()
    await userEvent.click(page.getByLabelText('A field'))
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
  })

  test('omits pages without their privilege', async () => {
    await openPalette()
    expect(offered()).toContain('Complaints')
    expect(offered()).not.toContain('Donors')
    await userEvent.keyboard('donors')
    await expect.poll(offered).toEqual(['No results. Try a shorter or different search.'])
  })

  test('finds Arabic names on an English page, and English names on an Arabic page', async () => {
    await openPalette('ar')
    await userEvent.keyboard('compl')
    await expect.poll(offered).toEqual(['الشكاوى', 'تقديم شكوى'])
    cleanup()
    await openPalette('en')
    await userEvent.fill(field, 'شكوي')
    await expect.poll(offered).toEqual(['File a complaint'])
  })

  test('runs actions such as filing a complaint', async () => {
    await show()
    await userEvent.click(page.getByRole('button', { name: 'Search' }))
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('file')
    await expect.poll(() => offered()[0]).toBe('File a complaint')
    await userEvent.keyboard('{Enter}')
    // The form is loaded lazily.
    await expect.poll(() => document.querySelector('[role=dialog] textarea')).not.toBeNull()
  })

  test('lists recently visited pages first', async () => {
    localStorage.setItem(`recent_${somebody.id}`, 'Complaints StaffAccount')
    await openPalette()
    expect(offered().slice(0, 2)).toEqual(['Complaints', 'Account'])
    await expect.element(overlay.getByText('Recent')).toBeVisible()
  })
})

test('exposes the option for Enter to screen readers, before and after typing', async () => {
  await openPalette()
  const marked = () => document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent
  await expect.poll(marked).toBe('Dashboard')
  await userEvent.keyboard('{ArrowDown}')
  await expect.poll(marked).toBe('Account')
  await userEvent.keyboard('dash')
  await expect.poll(marked).toBe('Dashboard')
})

test('changes the theme, and omits the current theme', async () => {
  await openPalette()
  await userEvent.keyboard('dark')
  await expect.poll(offered).toEqual(['Dark colours', 'Dark colours, high contrast'])
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark')
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('theme')
  await expect
    .poll(offered)
    .toEqual(['Same colours as device', 'Light colours', 'Light colours, high contrast', 'Dark colours, high contrast'])
})

test('finds actions by synonyms', async () => {
  await openPalette()
  await userEvent.keyboard('sign out')
  await expect.poll(offered).toEqual(['Log out'])
  await userEvent.fill(field, 'arabic')
  await expect.poll(offered).toEqual(['العربية'])
  await userEvent.fill(field, 'المظهر')
  await expect
    .poll(offered)
    .toEqual(['Light colours', 'Dark colours', 'Light colours, high contrast', 'Dark colours, high contrast'])
})

describe('records in the command palette', () => {
  const records: readonly FoundRecord[] = [
    { kind: 'trainers', id: idOf(1), title_en: 'Hala Jaber', title_ar: 'هالة جابر', detail: 'hala@example.org' },
    { kind: 'evaluation_forms', id: idOf(2), title_en: 'First aid', title_ar: 'إسعاف', detail: 'trainee/first-aid' },
    { kind: 'delegations', id: idOf(3), title_en: 'Omar – Hala', title_ar: 'عمر – هالة', detail: '2026-11-20' },
  ]
  const api = fakeApi()

  beforeEach(() => {
    api.on(searchRecords, () => ({ data: [...records] }))
    api.install()
  })
  afterEach(() => api.uninstall())

  test('are found by typing and grouped by kind, in the page’s language', async () => {
    await openPalette('ar')
    await userEvent.keyboard('هالة')
    await expect.poll(offered).toEqual(['هالة جابر · hala@example.org', 'إسعاف', 'عمر – هالة · 2026-11-20'])
    await expect.element(overlay.getByText('التفويضات')).toBeVisible()
    expect(api.calls.filter(({ path }) => path === '/search')).toMatchObject([{ given: { search: 'هالة' } }])
  })

  test('are ordered by recent use, and open with Enter', async () => {
    localStorage.setItem(`recent_records_${somebody.id}`, `${idOf(2)} ${idOf(3)}`)
    await openPalette()
    await userEvent.keyboard('hala')
    await expect.poll(offered).toEqual(['First aid', 'Omar – Hala · 2026-11-20', 'Hala Jaber · hala@example.org'])
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => location.pathname).toBe('/staff/evaluations/trainee/first-aid')
  })

  test('show an error when the search fails, without earlier results', async () => {
    await openPalette()
    await userEvent.keyboard('hala')
    await expect.poll(offered).toContain('Hala Jaber · hala@example.org')
    api.on(searchRecords, () => {
      throw new Refused('internal')
    })
    await userEvent.keyboard('x')
    await expect.element(overlay.getByText(palette.records_failed)).toBeVisible()
    expect(offered()).toEqual(['No results. Try a shorter or different search.'])
    api.on(searchRecords, () => ({ data: [...records] }))
    await userEvent.keyboard('{Backspace}')
    await expect.poll(offered).toContain('Hala Jaber · hala@example.org')
    await expect.element(overlay.getByText(palette.records_failed)).not.toBeInTheDocument()
  })

  test('show that a search is pending instead of no results', async () => {
    let answer = () => {}
    const waiting = new Promise<void>(resolve => {
      answer = resolve
    })
    api.on(searchRecords, () => waiting.then(() => ({ data: [...records] })))
    await openPalette()
    await userEvent.keyboard('hala')
    await expect.poll(offered).toEqual(['Searching…'])
    answer()
    await expect.poll(offered).toContain('Hala Jaber · hala@example.org')
  })
})
