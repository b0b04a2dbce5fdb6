import { MultiSelect } from '@portal/ui/MultiSelect'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/MultiSelect',
  component: MultiSelect,
  parameters: usage({
    what: 'Any of many, found by typing.',
    dos: ['Enter takes and gives back; Backspace gives back the last.'],
    donts: ['Up to about eight are a CheckboxGroup.', 'One of many is a ComboBox.'],
  }),
  args: { label: '', options: [], onChange: fn() },
})

const useOptions = () => {
  const say = useSay()
  return [
    { value: 'gaziantep', label: say('Gaziantep', 'غازي عنتاب') },
    { value: 'idlib', label: say('Idlib', 'إدلب') },
    { value: 'aleppo', label: say('Aleppo', 'حلب') },
    { value: 'kilis', label: say('Kilis', 'كلس') },
    { value: 'hatay', label: say('Hatay', 'هاتاي') },
  ]
}

const Field = (props: Partial<Parameters<typeof MultiSelect>[0]>) => {
  const say = useSay()
  return (
    <MultiSelect
      label={say('Cities', 'المدن')}
      name="cities"
      options={useOptions()}
      placeholder={say('Type to find', 'اكتب للبحث')}
      {...props}
    />
  )
}

export const Playground = meta.story({ render: args => <Field onChange={args.onChange} /> })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: args => <Field onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('ki')
    await screen.findByRole('option', { name: 'Kilis' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis'])
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('al')
    await screen.findByRole('option', { name: 'Aleppo' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis', 'aleppo'])
    await userEvent.clear(canvas.getByRole('combobox'))
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis'])
    await userEvent.keyboard('{Escape}')
  },
})

export const NothingFound = meta.story({
  globals: { locale: 'en' },
  render: () => <Field />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('xyz')
    await expect(await screen.findByText('Sorry, no matching options.')).toBeVisible()
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack width="form">
      <Field />
      <Field defaultValue={['gaziantep', 'idlib', 'aleppo', 'kilis', 'hatay']} isRequired />
      <Field defaultValue={['idlib']} error={say('Please select value', 'يرجى اختيار قيمة')} />
      <Field defaultValue={['idlib']} isDisabled />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })

export const Open = meta.story({
  render: () => <Field defaultValue={['idlib', 'hatay']} />,
  tags: ['visual'],
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect((await screen.findAllByRole('option')).length).toBe(5)
  },
})
