import { editPreferences } from '@portal/contract/people/own-account/preferences'
import { expect, userEvent as user, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { usage } from '../../../.storybook/usage.ts'
import Account from '../../../packages/host-app/src/people/own-account/Account.tsx'
import { on } from '../../support/on.ts'
import { screenOf } from '../../support/screen-of.tsx'

const Screen = screenOf(Account, 'StaffAccount')

const stored: unknown[] = []

/** The device stores the choice. Clears it, so that the next story starts with the toolbar's theme. */
const onAnAccount = () => {
  const leave = on(
    api =>
      api.on(editPreferences, input => {
        stored.push(input)
        return { data: { done: true as const } }
      }),
    { query: { tab: 'preferences' } },
  )()
  const { dataset } = document.documentElement
  const { theme } = dataset
  stored.length = 0
  return leave.then(takeAway => () => {
    takeAway()
    localStorage.removeItem('theme')
    localStorage.removeItem('density')
    localStorage.removeItem('arabic_months')
    if (theme === undefined) delete dataset.theme
    else dataset.theme = theme
    delete dataset.density
  })
}

const meta = preview.meta({
  title: 'people/Preferences',
  component: Screen,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'The account tab for language, colours, density, and month names.',
      dos: ['Apply each choice at once, and carry it to the account’s other devices.'],
      donts: ['Don’t add a save button. People see the effect of each choice at once.'],
    }),
  },
})

export const Choices = meta.story({ beforeEach: onAnAccount, tags: ['visual'] })

/** High-contrast colours in dark mode. */
export const DarkHighContrast = meta.story({
  beforeEach: onAnAccount,
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const choice = await canvas.findByRole('radio', { name: /^(Dark, high contrast|داكن عالي التباين)$/ })
    await user.click(choice)
    await expect(document.documentElement.dataset.theme).toBe('dark-high-contrast')
    await expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark')
    await waitFor(() => expect(stored).toEqual([expect.objectContaining({ theme: 'dark_high_contrast' })]))
  },
})

/** Keyboard only: arrow keys move through the colours and apply each one immediately. */
export const Keyboard = meta.story({
  beforeEach: onAnAccount,
  play: async ({ canvas }) => {
    const light = await canvas.findByRole('radio', { name: /^(Light, high contrast|فاتح عالي التباين)$/ })
    light.focus()
    await user.keyboard(' ')
    await expect(document.documentElement.dataset.theme).toBe('high-contrast')
    await user.keyboard('{ArrowDown}')
    await expect(document.documentElement.dataset.theme).toBe('dark-high-contrast')
  },
})
