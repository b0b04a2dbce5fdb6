import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { Form, type Problems } from '@portal/ui/Form'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../say.ts'

const meta = preview.meta({
  title: 'ui/Form',
  component: Form,
  parameters: usage({
    what: 'One column of fields that is sent as a whole.',
    dos: [
      'Give problems by field name after a sending: the fields, the summary and the focus follow.',
      'serverError says what happened, what was kept and what to do.',
    ],
    donts: ['No problems before the first sending.', 'Never clear what was typed.'],
  }),
  args: { children: <TextField label="Name" name="name" />, onSubmit: fn() },
})

export const Playground = meta.story({ args: { actions: <Button type="submit">Save</Button> } })

const Donor = ({ serverError }: { serverError?: boolean }) => {
  const say = useSay()
  const [problems, setProblems] = useState<Problems>({})
  const required = say('This field is required', 'هذا الحقل مطلوب')
  return (
    <Stack width="form">
      <Form
        actions={
          <>
            <Button type="submit" variant="primary">
              {say('Add donor', 'إضافة جهة مانحة')}
            </Button>
            <Button>{say('Cancel', 'إلغاء')}</Button>
          </>
        }
        onSubmit={form =>
          setProblems({ code: form.get('code') ? undefined : required, country: required, agreed: required })
        }
        problems={problems}
        serverError={
          serverError &&
          say(
            'Somebody has changed this donor meanwhile. What you typed is kept.',
            'عدّل شخص آخر هذه الجهة في هذه الأثناء. ما كتبته محفوظ.',
          )
        }
      >
        <TextField
          help={say('Short, without spaces', 'قصير وبلا فراغات')}
          isRequired
          label={say('Code', 'الرمز')}
          name="code"
        />
        <Select
          isRequired
          label={say('Country', 'البلد')}
          name="country"
          options={[{ value: 'TR', label: say('Turkey', 'تركيا') }]}
          placeholder={say('Please select value', 'يرجى الاختيار')}
        />
        <Checkbox name="agreed">{say('The agreement is signed', 'الاتفاقية موقّعة')}</Checkbox>
      </Form>
    </Stack>
  )
}

export const States = meta.story({ render: () => <Donor serverError />, tags: ['visual'] })

export const Problem = meta.story({
  render: () => <Donor />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button')[1] ?? document.body)
    const [code] = canvas.getAllByRole('textbox')
    await expect(code).toHaveFocus()
    await expect(canvas.getAllByRole('alert')[0]?.querySelectorAll('a')).toHaveLength(3)
    await userEvent.click(canvas.getAllByRole('link')[2] ?? document.body)
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.type(code ?? document.body, 'EU')
    await expect(code).toHaveFocus()
  },
})

export const Arabic = Problem.extend({ globals: { locale: 'ar' }, tags: ['!visual'] })
