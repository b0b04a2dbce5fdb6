import { Form } from '@portal/ui/Form'
import { MentionArea, type MentionAreaProps } from '@portal/ui/MentionArea'
import { Stack } from '@portal/ui/Stack'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { all, field, nothing } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const people = [
  { value: '1', label: 'Lina Haddad' },
  { value: '2', label: 'Lina Haddad Saleh' },
  { value: '3', label: 'رنا فرح' },
]

const sent = fn()

const Searched = ({ options, ...field }: MentionAreaProps) => {
  const [search, setSearch] = useState<string>()
  const found = options.filter(({ label }) => label.toLowerCase().includes((search ?? '').toLowerCase()))
  return (
    <Form onInput={typed => sent(String(typed.get('text')))}>
      <MentionArea {...field} onSearch={setSearch} options={found} />
    </Form>
  )
}

const meta = preview.meta({
  title: 'ui/Fields/MentionArea',
  component: MentionArea,
  parameters: usage({
    what: 'A multi-line text field in which people mention others by typing @ and a name.',
    dos: [
      'Suggest only people who have access to the record under discussion.',
      'Say below the field who will read the text.',
    ],
    donts: ['Don’t use it where mentions notify nobody. Use TextArea instead.'],
    states: [
      {
        hasNoPress: true,
        knows: all,
        draw: s => <MentionArea {...field(s)} defaultValue={s.words.one} onSearch={nothing} options={[]} rows={2} />,
      },
    ],
  }),
  args: { label: 'Comment', name: 'text', options: people, onSearch: () => undefined },
})

export const Playground = meta.story({ render: args => <Searched {...args} /> })

const Matrix = () => {
  const say = useSay()
  const label = say('Comment', 'التعليق')
  const field = { label, options: people, onSearch: () => undefined }
  return (
    <Stack width="form">
      <MentionArea {...field} help={say('Type @ to mention somebody.', 'لذكر شخص يُكتب @ ثم اسمه.')} />
      <MentionArea
        {...field}
        defaultValue={say('@[Lina Haddad](1), can we begin in June?', '@[رنا فرح](3)، هل نبدأ في حزيران؟')}
      />
      <MentionArea {...field} error={say('This field cannot be empty', 'لا يمكن أن يكون هذا الحقل فارغًا')} isRequired />
    </Stack>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('Ask @lin')
    const box = canvas.getByRole('textbox', { name: 'Comment' })
    const options = await canvas.findAllByRole('option')
    await expect(options.map(option => option.textContent)).toEqual(['Lina Haddad', 'Lina Haddad Saleh'])
    await expect(box).toHaveAttribute('aria-activedescendant', options[0]?.id)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(box).toHaveValue('Ask @Lina Haddad Saleh ')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('and @رنا{Tab}, soon')
    await expect(sent).toHaveBeenLastCalledWith('Ask @[Lina Haddad Saleh](2) and @[رنا فرح](3) , soon')
    await userEvent.keyboard(' me@lin{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard(' @')
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})
