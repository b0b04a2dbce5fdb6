import { Grid } from '@portal/ui/Grid'
import { TextField, textFieldTypes } from '@portal/ui/TextField'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/TextField',
  component: TextField,
  argTypes: choices({ type: textFieldTypes }),
  parameters: usage({
    what: 'A single-line text field. It is a native input, so it works before and without JavaScript.',
    dos: [
      'Put the label above the field and the help text below it. Write “Required” in words.',
      'Set autoComplete where the browser may know the answer.',
    ],
    donts: [
      'Don’t use a placeholder as a label.',
      'Don’t show an error before the person leaves the field or submits the form.',
    ],
    states: [{ hasNoPress: true, knows: all, draw: s => <TextField {...field(s)} defaultValue={s.words.one} /> }],
  }),
  args: { label: 'Full name', name: 'full_name', onChange: fn() },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const name = say('Full name', 'الاسم الكامل')
  return (
    <Grid>
      <TextField label={name} />
      <TextField
        defaultValue={say('Salma Hamwi', 'سلمى الحموي')}
        help={say('As in the passport', 'كما في جواز السفر')}
        isRequired
        label={name}
      />
      <TextField error={say('This field is required', 'هذا الحقل مطلوب')} isRequired label={name} />
      <TextField defaultValue="salma@demo.test" isOptional label={say('Email', 'البريد الإلكتروني')} type="email" />
      <TextField defaultValue={say('Gaziantep', 'غازي عنتاب')} isDisabled label={say('City', 'المدينة')} />
      <TextField defaultValue="PRJ-014" direction="ltr" isReadOnly label={say('Code', 'الرمز')} />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  args: { error: 'This field is required', help: 'As in the passport' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('Sa')
    const field = canvas.getByRole('textbox', { name: 'Full name' })
    await expect(field).toHaveValue('Sa')
    await expect(args.onChange).toHaveBeenLastCalledWith('Sa')
    await expect(field).toHaveAccessibleDescription('As in the passport This field is required')
    await expect(field).toBeInvalid()
  },
})
