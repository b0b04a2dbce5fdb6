import { CheckboxGroup } from '@portal/ui/CheckboxGroup'
import { Grid } from '@portal/ui/Grid'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/CheckboxGroup',
  component: CheckboxGroup,
  parameters: usage({
    what: 'Any of a few. Native boxes of one name.',
    dos: ['Say in the help how many may be chosen.', 'Offer all at once from five on.'],
    donts: ['One of a few is a RadioGroup.', 'More than ten are for a MultiSelect.'],
  }),
  args: { label: '', options: [], onChange: fn() },
})

const Days = (props: Partial<Parameters<typeof CheckboxGroup>[0]>) => {
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

export const Playground = meta.story({ render: args => <Days onChange={args.onChange} /> })

export const Keyboard = meta.story({
  render: args => <Days onChange={args.onChange} />,
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

const Matrix = () => {
  const say = useSay()
  return (
    <Grid columns="two">
      <Days />
      <Days defaultValue={['view', 'add', 'edit']} />
      <Days defaultValue={['view']} help={say('At least one', 'واحد على الأقل')} isRequired />
      <Days error={say('Please select value', 'يرجى اختيار قيمة')} hasAll={false} />
      <Days defaultValue={['edit']} isDisabled />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
