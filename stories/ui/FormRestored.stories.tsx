import { Form } from '@portal/ui/Form'
import { Select } from '@portal/ui/Select'
import { TextField } from '@portal/ui/TextField'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Fields/Form kept',
  // It proves something, and shows readers nothing.
  tags: ['!autodocs', '!dev'],
  component: Form,
})

const Donor = () => {
  const say = useSay()
  return (
    <Form restored={{ code: ['EMH'], country: ['SY'] }}>
      <TextField defaultValue="EU" label={say('Code', 'الرمز')} name="code" />
      <TextField defaultValue="Europe" label={say('Name', 'الاسم')} name="name" />
      <Select
        defaultValue="TR"
        label={say('Country', 'البلد')}
        name="country"
        options={[
          { value: 'TR', label: say('Turkey', 'تركيا') },
          { value: 'SY', label: say('Syria', 'سوريا') },
        ]}
      />
    </Form>
  )
}

/** The values of the fields on a page that was lost are restored, and not saved; the others start as usual. */
export const Playground = meta.story({
  render: () => <Donor />,
  play: async ({ canvas }) => {
    const [code, name] = canvas.getAllByRole('textbox')
    await expect(code).toHaveValue('EMH')
    await expect(name).toHaveValue('Europe')
    await expect(canvas.getByRole('button')).toHaveTextContent(/Syria|سوريا/)
  },
})
