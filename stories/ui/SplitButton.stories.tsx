import { buttonSizes } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { SplitButton } from '@portal/ui/SplitButton'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { nothing, off } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Actions/SplitButton',
  component: SplitButton,
  parameters: usage({
    what: 'A button for the most common action, with a menu of its variants.',
    dos: [
      'Offer two to five variants.',
      'Name the action on the main button. Offer other ways to do the same in the menu.',
    ],
    donts: ['Don’t use it for actions of equal weight. Use Menu instead.'],
    states: [
      {
        knows: off,
        draw: s => (
          <SplitButton
            isDisabled={s.isDisabled}
            items={[{ id: 'other', label: s.words.other }]}
            label={s.words.one}
            menuLabel={s.words.label}
            onAction={nothing}
            onPress={nothing}
          />
        ),
      },
    ],
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
    await expect(args.onAction).toHaveBeenLastCalledWith('pdf')
    await expect(args.onPress).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getAllByRole('button')[1]).toHaveFocus())
  },
})

const useSending = () => {
  const say = useSay()
  return {
    items: [
      { id: 'later', label: say('Send later', 'إرسال لاحقًا'), help: say('On the day you choose', 'في اليوم المختار') },
      { id: 'copy', label: say('Send a copy to me too', 'إرسال نسخة إليّ أيضًا') },
    ],
    label: say('Send', 'إرسال'),
    menuLabel: say('More ways to send', 'طرق أخرى للإرسال'),
    onAction: fn(),
    onPress: fn(),
  }
}

const Matrix = () => {
  const sending = useSending()
  return (
    <Stack>
      {buttonSizes.map(size => (
        <Inline key={size}>
          <SplitButton {...sending} size={size} variant="primary" />
          <SplitButton {...sending} size={size} />
          <SplitButton {...sending} icon={<Icon name="mail" />} size={size} />
          <SplitButton {...sending} isBusy size={size} variant="primary" />
          <SplitButton {...sending} isDisabled size={size} />
        </Inline>
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Open = meta.story({
  render: function Open() {
    return <SplitButton {...useSending()} variant="primary" />
  },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await seen(() => screen.getByRole('menu'))
    await expect(canvas.queryAllByRole('button', { hidden: true })).toHaveLength(2)
  },
})
