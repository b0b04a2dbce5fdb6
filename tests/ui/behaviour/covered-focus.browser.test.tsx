import { AppShell } from '@portal/ui/AppShell'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

test('a link that is focused backwards is not covered by the top bar', async () => {
  await page.viewport(800, 500)
  render(
    <AppShell brand="Portal">
      <Stack>
        {Array.from({ length: 40 }, (_, at) => (
          <Link href={`#${at}`} key={`link ${at + 1}`}>{`Link ${at + 1}`}</Link>
        ))}
      </Stack>
    </AppShell>,
  )
  const link = page.getByRole('link', { name: 'Link 20' }).element()
  // Scrolls the link to the start of the window, where the bar covers it.
  scrollBy(0, link.getBoundingClientRect().top - 8)
  const next = page.getByRole('link', { name: 'Link 21' }).element()
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  expect(link).toHaveFocus()
  const { x, y, width, height } = link.getBoundingClientRect()
  expect(link.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true)
})
