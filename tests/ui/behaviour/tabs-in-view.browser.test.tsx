import { type TabChoice, Tabs } from '@portal/ui/Tabs'
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import '@portal/ui/theme'

const names = ['الأنشطة', 'الميزانية', 'المصروفات', 'الالتزامات']

const strip = (selected: string, count = 1) => {
  const tabs: TabChoice[] = names.map(label => ({ id: label, label, content: null }))
  const team = { id: 'team', label: 'الفريق', count, content: null }
  return <Tabs label="المشروع" selected={selected} tabs={[...tabs, team]} />
}

const boxOf = (name: string | RegExp) => page.getByRole('tab', { name }).element().getBoundingClientRect()
const seen = () => page.getByRole('tablist').element().getBoundingClientRect()

/** How many pixels of a tab are outside the scrolling strip. */
const cut = (name: string | RegExp) =>
  Math.max(0, Math.round(seen().left - boxOf(name).left), Math.round(boxOf(name).right - seen().right))

describe.each(['ltr', 'rtl'] as const)('in a strip too narrow for its tabs, %s', direction => {
  beforeEach(async () => {
    await page.viewport(280, 640)
    document.documentElement.dir = direction
  })
  afterEach(() => {
    cleanup()
    document.documentElement.dir = 'ltr'
  })

  test('the selected tab stays in view when its count grows', async () => {
    const { rerender } = render(strip('team'))
    await document.fonts.ready
    await expect.poll(() => cut(/الفريق/)).toBe(0)
    expect(cut('الأنشطة')).toBeGreaterThan(0)
    rerender(strip('team', 100_000))
    await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('الفريق100000')
    await expect.poll(() => cut(/الفريق/)).toBe(0)
  })

  test('a tab that just fits moves away from the fading edge', async () => {
    const { rerender, container } = render(strip('الأنشطة'))
    await document.fonts.ready
    const [first, last] = [boxOf('الأنشطة'), boxOf('الالتزامات')]
    const width = Math.max(first.right, last.right) - Math.min(first.left, last.left)
    container.style.inlineSize = `${width + 2}px`
    rerender(strip('الالتزامات'))
    const beside = () =>
      direction === 'rtl' ? boxOf('الالتزامات').left - seen().left : seen().right - boxOf('الالتزامات').right
    await expect.poll(beside).toBeGreaterThan(35)
  })
})
