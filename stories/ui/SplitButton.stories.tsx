import { Inline } from '@portal/ui/Inline'
import { SplitButton } from '@portal/ui/SplitButton'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/SplitButton',
  component: SplitButton,
  parameters: usage({
    what: 'One action that is nearly always meant, with its few variants at hand.',
    dos: ['Two to five variants.'],
    donts: ['Actions of equal weight are a Menu.'],
  }),
  args: {
    label: 'Download',
    onPress: fn(),
    menuLabel: 'More ways to download',
    onAction: fn(),
    items: [
      { id: 'xlsx', label: 'As a table' },
      { id: 'pdf', label: 'As paper' },
    ],
  },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await userEvent.tab()
    await expect(canvas.getAllByRole('button')[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('menu')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
})

const Matrix = () => {
  const say = useSay()
  const items = [{ id: 'later', label: say('Send later', 'إرسال لاحقًا') }]
  const rest = {
    items,
    label: say('Send', 'إرسال'),
    menuLabel: say('More ways to send', 'طرق أخرى للإرسال'),
    onAction: fn(),
    onPress: fn(),
  }
  return (
    <Inline>
      <SplitButton {...rest} variant="primary" />
      <SplitButton {...rest} />
      <SplitButton {...rest} isDisabled />
    </Inline>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
