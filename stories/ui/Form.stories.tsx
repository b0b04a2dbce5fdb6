import { Button } from '@portal/ui/Button'
import { Checkbox } from '@portal/ui/Checkbox'
import { ConfirmDialog } from '@portal/ui/ConfirmDialog'
import { Form, type Problems, useUnsaved } from '@portal/ui/Form'
import { Select } from '@portal/ui/Select'
import { Stack } from '@portal/ui/Stack'
import { TextField } from '@portal/ui/TextField'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/Form',
  component: Form,
  parameters: usage({
    what: 'One column of fields, submitted as a whole.',
    dos: [
      'After a submission, pass problems by field name. The fields, the summary, and the focus update.',
      'In serverError, say what happened, what was saved, and what to do next.',
      'Guard input that takes more than a moment to type with useUnsaved. Call saved() as soon as it is stored.',
      'Store changes() where allowed. If the page was lost, pass them back and say that they were restored.',
    ],
    donts: ["Don't show problems before the first submission.", "Don't clear what the user typed."],
    isFramed: true,
    states: [],
  }),
  args: { children: <TextField label="Name" name="name" />, onSubmit: fn() },
})

export const Playground = meta.story({ args: { actions: <Button type="submit">Save</Button> } })

const Donor = ({ serverError }: { serverError?: boolean }) => {
  const say = useSay()
  const [problems, setProblems] = useState<Problems>({})
  const required = say('This field is required', 'هذا الحقل مطلوب')
  const changed = say(
    'Somebody has changed this donor meanwhile. What you typed is kept.',
    'عدّل شخص آخر هذه الجهة في هذه الأثناء. ما كتبته محفوظ.',
  )
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
        serverError={serverError && changed}
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
          placeholder={say('Please select value', 'يُرجى الاختيار')}
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

/** Keyboard only, up to a second submission. The error summary is announced, and its links focus the fields. */
export const Keyboard = meta.story({
  render: () => <Donor />,
  play: async ({ canvas, userEvent }) => {
    const code = canvas.getByRole('textbox')
    await userEvent.tab()
    await expect(code).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible())
    await expect(code).toHaveFocus()
    await expect(code).toBeInvalid()
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await expect(canvas.getAllByRole('link')[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('checkbox')).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(code).toHaveFocus()
  },
})

const Guarded = ({ onAway }: { onAway: () => void }) => {
  const say = useSay()
  const unsaved = useUnsaved()
  return (
    <Stack width="form">
      <Form
        actions={
          <>
            <Button type="submit" variant="primary">
              {say('Save', 'حفظ')}
            </Button>
            <Button onPress={async () => (await unsaved.mayLeave()) && onAway()}>{say('Close', 'إغلاق')}</Button>
          </>
        }
        onSubmit={unsaved.saved}
        unsaved={unsaved}
      >
        <TextField defaultValue="EU" label={say('Code', 'الرمز')} name="code" />
      </Form>
      <ConfirmDialog />
    </Stack>
  )
}

/** Asks before unsaved input in a page or dialog is lost. When the tab closes, the browser asks. */
export const Unsaved = meta.story({
  render: args => <Guarded onAway={() => args.onSubmit?.(new FormData())} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const code = canvas.getByRole('textbox')
    const [save, close] = canvas.getAllByRole('button')
    const press = async (button: HTMLElement | undefined) => userEvent.click(button ?? document.body)
    const question = () => screen.findByRole('alertdialog')
    await press(close)
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    await userEvent.type(code, 'X')
    await press(close)
    await expect(await question()).toHaveAccessibleName(/Leave|المغادرة/)
    await press(await screen.findByRole('button', { name: /Stay|البقاء/ }))
    await waitFor(() => expect(close).toHaveFocus())
    await expect(code).toHaveValue('EUX')
    await press(save)
    await press(close)
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await userEvent.type(code, 'Y')
    history.pushState(null, '', '?elsewhere')
    await question()
    await expect(location.search).not.toContain('elsewhere')
  },
})

/** The buttons of a long form stay in view. */
export const StickyActions = meta.story({
  render: function StickyActions() {
    const say = useSay()
    const fields = Array.from({ length: 14 }, (_, index) => `${say('Question', 'السؤال')} ${index + 1}`)
    return (
      <Stack width="form">
        <Form
          actions={
            <Button type="submit" variant="primary">
              {say('Send', 'إرسال')}
            </Button>
          }
          hasStickyActions
          onSubmit={() => undefined}
        >
          {fields.map(label => (
            <TextField key={label} label={label} />
          ))}
        </Form>
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('button').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
