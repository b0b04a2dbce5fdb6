import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { field, openPalette, overlay, show, useCleanUp } from './show-palette.tsx'

useCleanUp()

describe('the question mark key', () => {
  test('lists the shortcuts', async () => {
    await show()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
    await expect.element(overlay.getByText('Go to any page or action')).toBeVisible()
  })

  test('types a question mark in a text field', async () => {
    await show()
    await userEvent.click(page.getByLabelText('A field'))
    await userEvent.keyboard('?')
    await expect.element(page.getByLabelText('A field')).toHaveValue('?')
    await expect.element(overlay).not.toBeInTheDocument()
  })

  test('does nothing once single-key shortcuts are turned off', async () => {
    await show()
    await userEvent.keyboard('?')
    await userEvent.click(overlay.getByRole('switch'))
    await userEvent.keyboard('{Escape}')
    await expect.element(overlay).not.toBeInTheDocument()
    await userEvent.keyboard('?')
    // Once the second shortcut has worked, any effect of the first would be visible.
    await userEvent.keyboard('{Control>}k{/Control}')
    await expect.element(field).toHaveFocus()
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).not.toBeInTheDocument()
  })
})

test.each(['en', 'ar'] as const)('palette and shortcuts have no accessibility violations (%s)', async language => {
  const violations = async () => {
    // Text that is still fading in lacks contrast.
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
