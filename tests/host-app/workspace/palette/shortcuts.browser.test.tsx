import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, openPalette, overlay, show, useCleanUp } from './show-palette.tsx'

useCleanUp()

describe('a question mark', () => {
  test('lists the shortcuts', async () => {
    await show()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect.element(overlay.getByText('Go to any page or action')).toBeVisible()
  })

  test('is a letter where something is being typed', async () => {
    await show()
    await userEvent.click(page.getByLabelText('A field'))
    await userEvent.keyboard('?')
    await expect.element(page.getByLabelText('A field')).toHaveValue('?')
    await expect.element(overlay).not.toBeInTheDocument()
  })

  test('does nothing once shortcuts of one key are turned off', async () => {
    await show()
    await userEvent.keyboard('?')
    await userEvent.click(overlay.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await expect.element(overlay).not.toBeInTheDocument()
    await userEvent.keyboard('?')
    // Whatever the first key began is there once the second has worked.
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument()
  })
})

test.each(['en', 'ar'] as const)('neither has accessibility violations (%s)', async language => {
  const violations = async () => {
    // Half faded in, nothing has its contrast yet.
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    return (await axe.run(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])
  }
  await openPalette(language)
  expect(await violations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(overlay).not.toBeInTheDocument()
  await userEvent.keyboard('?')
  await expect.element(overlay).toBeVisible()
  expect(await violations()).toEqual([])
})
