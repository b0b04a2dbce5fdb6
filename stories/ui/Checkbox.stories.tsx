import { Checkbox } from '@portal/ui/Checkbox'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/Checkbox',
  component: Checkbox,
  parameters: usage({
    what: 'A yes or no that is submitted with a form. Use a Switch for settings that take effect immediately.',
    dos: ['Word the label so that checking it means agreement.'],
    donts: ["Don't use negative wording.", "Don't preselect it when asking for consent."],
    states: [
      {
        knows: all,
        draw: s => (
          <Checkbox defaultChecked isDisabled={s.isDisabled} isReadOnly={s.isReadOnly}>
            {s.words.one}
          </Checkbox>
        ),
      },
    ],
  }),
  args: { children: 'Send me a copy', name: 'copy', onChange: fn() },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="small">
      <Checkbox>{say('Send me a copy', 'أرسلوا إليّ نسخة')}</Checkbox>
      <Checkbox defaultChecked help={say('Once a week', 'مرة في الأسبوع')}>
        {say('Reminders', 'التذكيرات')}
      </Checkbox>
      <Checkbox isMixed>{say('All sessions', 'كل الجلسات')}</Checkbox>
      <Checkbox isDisabled>{say('By post', 'بالبريد')}</Checkbox>
      <Checkbox error={say('Please agree first', 'يُرجى الموافقة أولًا')} isRequired name="terms">
        {say('I agree to the', 'أوافق على')}{' '}
        <Link href="/about">{say('terms and privacy policy', 'الشروط وسياسة الخصوصية')}</Link>
      </Checkbox>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('checkbox')).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
})
