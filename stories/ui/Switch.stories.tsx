import { Stack } from '@portal/ui/Stack'
import { Switch } from '@portal/ui/Switch'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/Switch',
  component: Switch,
  parameters: usage({
    what: 'Turns a setting on or off immediately.',
    dos: ['Use a label that fits both states.'],
    donts: ['Don’t use it in a form that is submitted later.'],
    states: [{ knows: all, draw: s => <Switch {...field(s)} defaultOn /> }],
  }),
  args: { label: 'Compact rows', onChange: fn() },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack align="start" gap="small">
      <Switch label={say('Compact rows', 'صفوف متراصة')} />
      <Switch defaultOn label={say('Reminders', 'التذكيرات')} />
      <Switch isDisabled label={say('By post', 'بالبريد')} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})
