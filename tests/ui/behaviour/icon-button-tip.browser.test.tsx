import { Icon } from '@portal/ui/Icon'
import { IconButton } from '@portal/ui/IconButton'
import { Tooltip } from '@portal/ui/Tooltip'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import '@portal/ui/theme'

afterEach(cleanup)

const tips = () => [...document.querySelectorAll('body > [aria-hidden="true"]')].map(tip => tip.textContent)

const edit = <IconButton icon={<Icon name="edit" />} label="Edit" />

test('an icon button shows its label on keyboard focus, until Escape', async () => {
  render(
    <>
      {edit}
      <IconButton icon={<Icon name="trash" />} label="Delete" />
    </>,
  )
  await userEvent.tab()
  await expect.poll(tips).toEqual(['Edit'])
  await userEvent.tab()
  await expect.poll(tips).toEqual(['Delete'])
  await userEvent.keyboard('{Escape}')
  await expect.poll(tips).toEqual([])
})

test('the tip stays within the window', async () => {
  render(edit)
  await userEvent.tab()
  await expect.poll(tips).toEqual(['Edit'])
  const box = document.querySelector('body > [aria-hidden="true"]')?.getBoundingClientRect()
  expect(box?.left).toBeGreaterThanOrEqual(0)
  expect(box?.top).toBeGreaterThanOrEqual(0)
})

test('an icon button in a Tooltip shows only the Tooltip', async () => {
  render(<Tooltip text="Changes the donor">{edit}</Tooltip>)
  await userEvent.tab()
  await expect.poll(() => document.body.textContent).toContain('Changes the donor')
  expect(tips()).toEqual([])
})

test('the tip disappears when its focused button is removed', async () => {
  render(edit)
  await userEvent.tab()
  await expect.poll(tips).toEqual(['Edit'])
  cleanup()
  await expect.poll(tips).toEqual([])
})
