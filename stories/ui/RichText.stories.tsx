import { Form } from '@portal/ui/Form'
import { RichText } from '@portal/ui/RichText'
import { Stack } from '@portal/ui/Stack'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/RichText',
  component: RichText,
  parameters: usage({
    what: 'An editor for text with headings, lists, quotes, and links. Stores HTML with a small set of tags.',
    dos: ['Show the text with RichTextView, which formats it the same way.', 'Sanitise the HTML on the server too.'],
    donts: [
      'Don’t use it for plain text. Use TextArea instead.',
      'Don’t use it for pictures or tables. They are files and data.',
    ],
    states: [
      {
        knows: all,
        draw: s => <RichText {...field(s)} defaultValue={`<p>${s.words.one} <strong>${s.words.other}</strong></p>`} />,
      },
    ],
  }),
  args: { label: 'Description', name: 'description', onChange: fn() },
})

const english =
  '<h3>Winter clothing</h3><p>Coats and boots for <strong>430 children</strong> in <em>four</em> camps.</p>' +
  '<ul><li>Sizes by age, see <a href="https://example.org/sizes">the table</a></li><li>Handed out in the schools</li></ul>' +
  '<blockquote>Last year the boots came after the snow.</blockquote>'

const arabic =
  '<h3>ملابس الشتاء</h3><p>معاطف وأحذية لعدد <strong>430 طفلًا</strong> في <em>أربعة</em> مخيمات.</p>' +
  '<ul><li>المقاسات حسب العمر، انظر <a href="https://example.org/sizes">الجدول</a></li><li>تُوزَّع في المدارس</li></ul>' +
  '<blockquote>وصلت الأحذية في العام الماضي بعد الثلج.</blockquote>'

const ready = (canvas: { queryAllByRole: typeof screen.queryAllByRole }) =>
  waitFor(() => {
    const boxes = canvas.queryAllByRole('textbox')
    for (const box of boxes) expect(box).not.toBeInstanceOf(HTMLTextAreaElement)
    return boxes
  })

const Field = (props: Partial<Parameters<typeof RichText>[0]>) => {
  const say = useSay()
  return (
    <Stack width="form">
      <RichText label={say('Description', 'الوصف')} name="description" {...props} />
    </Stack>
  )
}

export const Playground = meta.story({
  render: function Playground(args) {
    return <Field defaultValue={useSay()(english, arabic)} onChange={args.onChange} />
  },
})

export const Keyboard = meta.story({
  render: args => <Field onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const [box] = await ready(canvas)
    const [on, back] = globals.locale === 'ar' ? ['{ArrowLeft}', '{ArrowRight}'] : ['{ArrowRight}', '{ArrowLeft}']
    await userEvent.tab()
    const tools = canvas.getAllByRole('button')
    await expect(tools[0]).toHaveFocus()
    await userEvent.keyboard(on + on)
    await expect(tools[2]).toHaveFocus()
    await userEvent.keyboard(`${back}{End}`)
    await expect(tools.at(-1)).toHaveFocus()
    await userEvent.keyboard(on)
    await expect(tools[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(tools[0]).toHaveFocus()
    await waitFor(() => expect(tools[0]).toHaveAttribute('aria-pressed', 'true'))
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('Boots')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<h3>Boots</h3>'))
    await userEvent.tab({ shift: true })
    await expect(tools[0]).toHaveFocus()
  },
})

export const Shortcuts = meta.story({
  render: args => <Field onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args }) => {
    const [box] = await ready(canvas)
    await userEvent.click(box ?? document.body)
    await userEvent.keyboard('{Control>}b{/Control}One{Control>}b{/Control} two')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>One</strong> two</p>'))
    await userEvent.keyboard('{Control>}{Shift>}[Digit8]{/Shift}{/Control}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<ul><li><strong>One</strong> two</li></ul>'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p><strong>One</strong> two</p>'))
  },
})

export const LinkAsked = meta.story({
  render: args => <Field defaultValue="<p>Table</p>" onChange={args.onChange} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const [box] = await ready(canvas)
    await userEvent.click(box ?? document.body)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const address = await screen.findByRole('textbox', { name: /Address|العنوان/ })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('nowhere{Enter}')
    await waitFor(() => expect(address).toBeInvalid())
    await userEvent.clear(address)
    await userEvent.keyboard('example.org/table{Enter}')
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith('<p><a href="https://example.org/table">Table</a></p>'),
    )
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{Control>}k{/Control}')
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Address|العنوان/ })).toHaveFocus())
  },
})

/** Submits with its form, including the last keystroke. */
export const InAForm = meta.story({
  render: args => (
    <Form label="Project">
      <Field defaultValue="<p>Boots</p>" onChange={args.onChange} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).get('description')).toBe('<p>Boots</p>')
    const [box] = await ready(canvas)
    await userEvent.click(box ?? document.body)
    await userEvent.keyboard('{Control>}a{/Control}Coats')
    await expect(new FormData(form).get('description')).toBe('<p>Coats</p>')
  },
})

const Letter = (props: Partial<Parameters<typeof RichText>[0]>) => {
  const say = useSay()
  const choices = [
    { text: '{{name}}', label: say('Name', 'الاسم') },
    { text: '{{place}}', label: say('Place', 'المكان') },
  ]
  return <Field inserts={{ label: say('Insert', 'إدراج'), choices }} {...props} />
}

/** Buttons insert frequent phrases at the caret. */
export const Inserting = meta.story({
  render: args => <Letter defaultValue="<p>Dear , see you here:</p>" onChange={args.onChange} />,
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    const [box] = await ready(canvas)
    await userEvent.click(canvas.getByRole('button', { name: /^(Place|المكان)$/ }))
    await expect(box).toHaveFocus()
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Dear , see you here:{{place}}</p>'))
    await userEvent.keyboard('!')
    await userEvent.click(canvas.getByRole('button', { name: /^(Name|الاسم)$/ }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('<p>Dear , see you here:{{place}}!{{name}}</p>'))
  },
})

const Matrix = () => {
  const say = useSay()
  const text = say(english, arabic)
  return (
    <Stack width="form">
      <Field help={say('Donors read it as well.', 'يقرؤه المانحون أيضًا.')} isOptional />
      <Field defaultValue={text} isRequired />
      <Field error={say('This field cannot be empty', 'لا يمكن أن يكون هذا الحقل فارغًا')} isRequired />
      <Field defaultValue={text} isDisabled />
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await ready(canvas)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** Each paragraph follows its own direction. */
export const BothDirections = meta.story({
  render: function BothDirections() {
    const say = useSay()
    return <Field defaultValue={say(`${arabic}<p>In English below.</p>`, `${english}<p>وبالعربية أسفله.</p>`)} />
  },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const boxes = await ready(canvas)
    const directions = [...(boxes[0]?.children ?? [])].map(block => getComputedStyle(block).direction)
    await expect(new Set(directions).size).toBe(2)
  },
})
