import { Button, buttonSizes, buttonVariants } from '@portal/ui/Button'
import { Icon } from '@portal/ui/Icon'
import { Inline } from '@portal/ui/Inline'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { off } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Actions/Button',
  component: Button,
  argTypes: choices({ variant: buttonVariants, size: buttonSizes }),
  parameters: usage({
    what: 'Performs an action. Use a Link for navigation.',
    dos: [
      'Start the label with a verb: "Send complaint".',
      'Use one primary button per page or dialog.',
      'Set isBusy to show progress in the button.',
    ],
    donts: [
      'Never write "OK" or "Click here".',
      "Don't use the danger variant for actions that can be undone.",
      "Don't disable a button without a visible reason.",
    ],
    states: [
      { knows: off, draw: s => <Button isDisabled={s.isDisabled}>{s.words.one}</Button> },
      {
        name: 'Button, primary',
        knows: off,
        draw: s => (
          <Button isDisabled={s.isDisabled} variant="primary">
            {s.words.one}
          </Button>
        ),
      },
      {
        name: 'Button, quiet',
        knows: off,
        draw: s => (
          <Button isDisabled={s.isDisabled} variant="quiet">
            {s.words.one}
          </Button>
        ),
      },
      {
        name: 'Button, danger',
        knows: off,
        draw: s => (
          <Button isDisabled={s.isDisabled} variant="danger">
            {s.words.one}
          </Button>
        ),
      },
    ],
  }),
  args: { children: 'Send complaint', onPress: fn() },
})

export const Playground = meta.story({ args: { variant: 'primary' } })

const Matrix = () => {
  const say = useSay()
  const words = {
    primary: say('Send', 'إرسال'),
    secondary: say('Cancel', 'إلغاء'),
    quiet: say('Details', 'التفاصيل'),
    danger: say('Delete', 'حذف'),
  }
  return (
    <Stack>
      {buttonSizes.map(size => (
        <Stack key={size}>
          {buttonVariants.map(variant => (
            <Inline key={variant}>
              <Button size={size} variant={variant}>
                {words[variant]}
              </Button>
              <Button icon={<Icon name="plus" />} size={size} variant={variant}>
                {words[variant]}
              </Button>
              <Button isBusy size={size} variant={variant}>
                {words[variant]}
              </Button>
              <Button isDisabled size={size} variant={variant}>
                {words[variant]}
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await expect(args.onPress).toHaveBeenCalledTimes(2)
  },
})

export const Busy = meta.story({
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onPress).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
})
