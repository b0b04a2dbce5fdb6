import { Form } from '@portal/ui/Form'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field, optionsOf } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Choices/MultiSelect',
  component: MultiSelect,
  parameters: usage({
    what: 'A field for choosing any number of options from a long list. People type to filter it.',
    dos: ['Rely on the keyboard support: Enter selects or deselects an option, and Backspace removes the last one.'],
    donts: [
      'Don’t use it for up to about eight options. Use CheckboxGroup instead.',
      'Don’t use it for a single choice. Use ComboBox instead.',
    ],
    states: [{ knows: all, draw: s => <MultiSelect {...field(s)} defaultValue={['one']} options={optionsOf(s)} /> }],
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
    {
      value: 'long',
      label: say(
        'Villages and camps along the border between Azaz, Jarabulus and the river, without a name of their own',
        'القرى والمخيمات على طول الحدود بين أعزاز وجرابلس والنهر، مما ليس له اسم خاص به',
      ),
    },
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
    const box = canvas.getByRole('combobox')
    await userEvent.tab()
    await userEvent.keyboard('ki')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Kilis' })).toHaveAttribute('data-focused'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis'])
    await expect(box).toHaveValue('')
    await userEvent.keyboard('alep')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Aleppo' })).toHaveAttribute('data-focused'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis', 'aleppo'])
    await userEvent.keyboard('kilis')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Kilis' })).toHaveAttribute('data-focused'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['aleppo'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith([])
    await expect(canvas.getByRole('status')).toHaveTextContent('Aleppo removed')
    await userEvent.keyboard('{Backspace}{Escape}')
    await expect(args.onChange).toHaveBeenCalledTimes(4)
  },
})

export const TagsByKeyboard = meta.story({
  render: args => <Field defaultValue={['kilis', 'idlib', 'hatay']} onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const [back, on] = globals.locale === 'ar' ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}']
    const tags = () => canvas.getAllByRole('listitem').map(item => within(item).getByRole('button'))
    await userEvent.tab()
    await expect(tags()[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard(back)
    await expect(tags()[2]).toHaveFocus()
    await userEvent.keyboard(back)
    await expect(tags()[1]).toHaveFocus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis', 'hatay'])
    await expect(tags()[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['kilis'])
    await expect(tags()[0]).toHaveFocus()
    await userEvent.keyboard(on)
    await expect(canvas.getByRole('combobox')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
  },
})

/** Submits natively, with one value per selected option under the same name. */
export const InAForm = meta.story({
  render: () => (
    <Form label="Cities">
      <Field defaultValue={['kilis', 'idlib']} />
    </Form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).getAll('cities')).toEqual(['kilis', 'idlib'])
  },
})

const MANY = 5000

export const Many = meta.story({
  render: function Many() {
    const say = useSay()
    const options = Array.from({ length: MANY }, (_, index) => ({
      value: String(index),
      label: say(`Trainee ${index + 1}`, `المتدرب ${index + 1}`),
    }))
    return <Field defaultValue={['17', '4711']} label={say('Trainees', 'المتدربون')} options={options} />
  },
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect((await screen.findAllByRole('option')).length).toBeLessThan(200)
    await userEvent.keyboard('498')
    await waitFor(() => expect(screen.getAllByRole('option').length).toBe(15))
  },
})

export const NothingFound = meta.story({
  globals: { locale: 'en' },
  render: () => <Field />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('xyz')
    await seen(() => screen.getByText('Sorry, no matching options.'))
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Stack width="form">
      <Field />
      <Field defaultValue={['gaziantep', 'idlib', 'aleppo', 'kilis', 'hatay', 'long']} isRequired />
      <Field defaultValue={['idlib']} error={say('Please select value', 'يُرجى اختيار قيمة')} />
      <Field defaultValue={['idlib']} isDisabled />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Open = meta.story({
  render: () => <Field defaultValue={['idlib', 'hatay']} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect((await screen.findAllByRole('option')).length).toBe(6)
    await seen(() => screen.getByRole('listbox'))
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})
