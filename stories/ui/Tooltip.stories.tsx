import { Button } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Stack } from '@portal/ui/Stack'
import { Tooltip, tooltipPlacements } from '@portal/ui/Tooltip'
import type { ReactNode } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Overlays/Tooltip',
  component: Tooltip,
  argTypes: choices({ placement: tooltipPlacements }),
  parameters: usage({
    what: 'A short hint on hover and keyboard focus.',
    dos: ['Explain a button’s purpose, or show its shortcut.'],
    donts: ['Don’t put information only in a tooltip. Touch never shows it.', 'Don’t put links or buttons in it.'],
    // The hint exists only while it is shown.
    element: 'none',
  }),
  args: { text: '', children: <Button>Search</Button> },
})

const Hinted = () => {
  const say = useSay()
  return (
    <Page>
      <Tooltip text={say('Opens the search from anywhere: Ctrl K', 'يفتح البحث من أي مكان: Ctrl K')}>
        <Button icon={<Icon name="search" />}>{say('Search', 'بحث')}</Button>
      </Tooltip>
    </Page>
  )
}

const Page = ({ children }: { children: ReactNode }) => (
  <Stack gap="huge">
    {['', children].map((child, line) => (
      <div key={String(line)}>{child || <br />}</div>
    ))}
  </Stack>
)

export const Playground = meta.story({ render: () => <Hinted /> })

export const States = meta.story({
  render: () => <Hinted />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const hint = await screen.findByRole('tooltip')
    await expect(hint).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(hint.textContent ?? '')
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** The tooltip opens after a short hover and closes when the pointer leaves. */
export const Hover = meta.story({
  render: () => <Hinted />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.hover(button)
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await seen(() => screen.getByRole('tooltip'))
    await userEvent.unhover(button)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})

export const Keyboard = meta.story({
  render: () => <Hinted />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})
