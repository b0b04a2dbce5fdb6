import { PasswordField } from '@portal/ui/PasswordField'
import { Stack } from '@portal/ui/Stack'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/PasswordField',
  component: PasswordField,
  parameters: usage({
    what: 'A password field with a button that shows the password.',
    dos: ['Set autoComplete="new-password" and showsStrength where people choose a password.'],
    donts: ['Don’t block pasting.', 'Don’t require certain kinds of characters. Only length matters.'],
    states: [{ knows: all, draw: s => <PasswordField {...field(s)} defaultValue="Portal" /> }],
  }),
  args: { label: 'Password', name: 'password', defaultValue: 'Portal-Demo-2026' },
})

export const Playground = meta.story({
  globals: { locale: 'en' },
})

const Matrix = () => {
  const say = useSay()
  const label = say('New password', 'كلمة المرور الجديدة')
  return (
    <Stack width="form">
      <PasswordField autoComplete="new-password" defaultValue="12345678" label={label} showsStrength />
      <PasswordField autoComplete="new-password" defaultValue="river stone" label={label} showsStrength />
      <PasswordField autoComplete="new-password" defaultValue="river-Stone-lantern-42" label={label} showsStrength />
      <PasswordField error={say('Password mismatch', 'كلمتا المرور غير متطابقتين')} label={label} />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
  },
})
