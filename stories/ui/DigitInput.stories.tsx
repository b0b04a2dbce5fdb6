import { DigitInput } from '@portal/ui/DigitInput'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { off, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/DigitInput',
  component: DigitInput,
  parameters: usage({
    what: 'A code with one box per digit. Typing advances; Backspace or Arrow Left moves back. Takes paste and autofill.',
    dos: ['Use onComplete to submit after the last digit.', 'Say below the field where the code was sent.'],
    donts: ["Don't use it for amounts."],
    states: [{ hasNoPress: true, knows: off, draw: s => <DigitInput {...plain(s)} length={3} /> }],
  }),
  args: { label: 'Verification code', name: 'code', length: 6, onComplete: fn(), onChange: fn() },
})

export const Playground = meta.story()

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const boxes = canvas.getAllByRole('textbox')
    await userEvent.tab()
    await userEvent.keyboard('12٣')
    await expect(boxes[3]).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(boxes[2]).toHaveFocus()
    await expect(args.onChange).toHaveBeenLastCalledWith('12')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(boxes[1]).toHaveFocus()
    await userEvent.keyboard('9345')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('6')
    await expect(args.onComplete).toHaveBeenLastCalledWith('193456')
    await userEvent.keyboard('7')
    await expect(boxes[5]).toHaveFocus()
    await expect(args.onComplete).toHaveBeenLastCalledWith('193457')
  },
})

export const Paste = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getAllByRole('textbox')[2] ?? document.body)
    await userEvent.paste('Your code is 048-213.')
    await expect(args.onComplete).toHaveBeenCalledWith('048213')
    await expect(canvas.getAllByRole('textbox')[0]).toHaveValue('0')
  },
})

const Matrix = () => {
  const say = useSay()
  const label = say('Verification code', 'رمز التحقق')
  return (
    <Stack>
      <DigitInput help={say('Sent to your email.', 'أُرسل إلى بريدك الإلكتروني.')} label={label} />
      <DigitInput error={say('The code is wrong or too old', 'الرمز غير صحيح أو انتهت صلاحيته')} label={label} />
      <DigitInput isDisabled label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
