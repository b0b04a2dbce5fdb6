import { Checkbox } from '@portal/ui/Checkbox'
import { Icon } from '@portal/ui/Icon'
import { Popover, popoverPlacements, popoverTriggers } from '@portal/ui/Popover'
import { Stack } from '@portal/ui/Stack'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Overlays/Popover',
  component: Popover,
  argTypes: choices({ placement: popoverPlacements, trigger: popoverTriggers }),
  parameters: usage({
    what: 'Shows a little content next to its button, such as a legend or a few filters.',
    dos: ['Keep the content short. Escape or a click outside closes the popover.'],
    donts: [
      'Don’t use it for questions that need an answer. Use Dialog instead.',
      'Don’t use it for a list of actions. Use Menu instead.',
    ],
  }),
  args: { label: 'Filters', children: 'Content' },
})

const Filters = ({ title }: { title?: boolean }) => {
  const say = useSay()
  return (
    <Popover
      icon={<Icon name="filter" />}
      label={say('Filters', 'عوامل التصفية')}
      {...(title && { title: say('Show only', 'عرض') })}
    >
      <Stack gap="small">
        <Checkbox>{say('Open complaints', 'الشكاوى المفتوحة')}</Checkbox>
        <Checkbox>{say('Closed complaints', 'الشكاوى المغلقة')}</Checkbox>
      </Stack>
    </Popover>
  )
}

export const Playground = meta.story({ render: () => <Filters /> })

export const Keyboard = meta.story({
  render: () => <Filters />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const States = meta.story({
  render: () => <Filters title />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => screen.getByRole('dialog'))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
