import { ComboBox } from '@portal/ui/ComboBox'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/Clear buttons',
  // A test without a use for readers, so it's hidden from the docs.
  tags: ['!autodocs', '!dev'],
  component: ComboBox,
  args: { label: '', options: [], onChange: fn() },
})

const Fields = ({ onChange }: { onChange: ((value: string | null) => void) | undefined }) => {
  const say = useSay()
  const options = [
    { value: 'JO', label: say('Jordan', 'الأردن') },
    { value: 'SY', label: say('Syria', 'سوريا') },
  ]
  return (
    <Stack width="form">
      <ComboBox
        defaultValue="JO"
        isClearable
        label={say('Country', 'البلد')}
        options={options}
        {...(onChange && { onChange })}
      />
      <MultiSelect
        defaultValue={['SY']}
        isClearable
        label={say('Countries', 'البلدان')}
        name="many"
        options={options}
      />
    </Stack>
  )
}

/** The clear button lies between the text and the button that opens the list. */
export const Playground = meta.story({
  render: args => <Fields onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args }) => {
    const clear = canvas.getAllByRole('button', { name: /^(Clear|مسح) / })
    await expect(clear).toHaveLength(2)
    for (const button of clear) {
      const field = button.parentElement
      const parts = [field?.querySelector('input'), button, button.nextElementSibling]
      const boxes = parts.flatMap(part => part?.getBoundingClientRect() ?? []).toSorted((a, b) => a.left - b.left)
      await expect(boxes).toHaveLength(3)
      for (const [at, { right }] of boxes.entries())
        await expect(boxes[at + 1]?.left ?? right).toBeGreaterThanOrEqual(right)
    }
    const [first = document.body] = clear
    await userEvent.click(first)
    await expect(canvas.getAllByRole('combobox')[0]).toHaveValue('')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
  },
})
