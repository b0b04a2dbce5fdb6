import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { Form } from '@portal/ui/Form'
import { Grid } from '@portal/ui/Grid'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field, optionsOf } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/CheckboxGroup',
  component: CheckboxGroup,
  parameters: usage({
    what: 'Several choices from a short list. Renders native checkboxes that share one name.',
    dos: [
      'Set min and max. The group states them above the options.',
      'Offer to select all when there are five or more options.',
    ],
    donts: [
      "Don't use it for a single choice. Use a RadioGroup.",
      "Don't use it for more than ten options. Use a MultiSelect.",
    ],
    states: [{ knows: all, draw: s => <CheckboxGroup {...field(s)} defaultValue={['one']} options={optionsOf(s)} /> }],
  }),
  args: { label: '', options: [], onChange: fn() },
})

const Rights = (props: Partial<Parameters<typeof CheckboxGroup>[0]>) => {
  const say = useSay()
  const options = [
    { value: 'view', label: say('View', 'عرض') },
    {
      value: 'add',
      label: say('Add', 'إضافة'),
      help: say('New donors with their codes', 'جهات مانحة جديدة مع رموزها'),
    },
    { value: 'edit', label: say('Edit', 'تعديل') },
    { value: 'delete', label: say('Delete', 'حذف'), isDisabled: true },
  ]
  return <CheckboxGroup hasAll label={say('Donors', 'الجهات المانحة')} name="donors" options={options} {...props} />
}

export const Playground = meta.story({ render: args => <Rights onChange={args.onChange} /> })

export const Keyboard = meta.story({
  render: args => <Rights onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args }) => {
    const [all, view] = canvas.getAllByRole('checkbox')
    await userEvent.tab()
    await expect(all).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(view).toBeChecked()
    await expect(all).toBePartiallyChecked()
    await expect(args.onChange).toHaveBeenLastCalledWith(['view'])
    await userEvent.tab({ shift: true })
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['view', 'add', 'edit'])
  },
})

/** At the maximum, the other options are disabled until one is cleared. */
export const AtMostTwo = meta.story({
  render: args => <Rights max={2} min={1} onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(4)
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(/1.*(2|خيارين)/)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await userEvent.tab()
    await userEvent.keyboard(' ')
    const [, add, edit] = canvas.getAllByRole('checkbox')
    await expect(args.onChange).toHaveBeenLastCalledWith(['view', 'add'])
    await expect(edit).toBeDisabled()
    await expect(add).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(edit).toBeEnabled()
  },
})

/** Submits natively, with one value per checked box. */
export const InAForm = meta.story({
  render: () => (
    <Form label="Rights">
      <Rights defaultValue={['view', 'edit']} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const sent = () => new FormData(canvas.getByRole<HTMLFormElement>('form')).getAll('donors')
    await expect(sent()).toEqual(['view', 'edit'])
    const [all] = canvas.getAllByRole('checkbox')
    if (all) await userEvent.click(all)
    await expect(sent()).toEqual(['view', 'add', 'edit'])
  },
})

const Matrix = () => {
  const say = useSay()
  return (
    <Grid columns="two">
      <Rights />
      <Rights defaultValue={['view', 'add', 'edit']} />
      <Rights
        defaultValue={['view']}
        help={say('They hold from the next sign-in on.', 'تسري ابتداءً من تسجيل الدخول التالي.')}
        isRequired
        min={1}
      />
      <Rights defaultValue={['view', 'edit']} max={2} />
      <Rights error={say('Please select value', 'يُرجى اختيار قيمة')} hasAll={false} />
      <Rights defaultValue={['edit']} isDisabled />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
