import { Button } from '@portal/ui/Button'
import { MultiSelect } from '@portal/ui/MultiSelect'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Choices/MultiSelect left by Tab',
  // A test without a use for readers, so it's hidden from the docs.
  tags: ['!autodocs', '!dev'],
  component: MultiSelect,
  args: { label: '', options: [], onChange: fn() },
})

const Field = ({ onChange }: { onChange: ((value: string[]) => void) | undefined }) => {
  const say = useSay()
  return (
    <>
      <MultiSelect
        label={say('Cities', 'المدن')}
        name="cities"
        {...(onChange && { onChange })}
        options={[
          { value: 'gaziantep', label: say('Gaziantep', 'غازي عنتاب') },
          { value: 'idlib', label: say('Idlib', 'إدلب') },
        ]}
      />
      <Button>OK</Button>
    </>
  )
}

/** Tab only moves focus, in either direction. It keeps the selection, whatever is marked or typed. */
export const Playground = meta.story({
  render: args => <Field onChange={args.onChange} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const box = canvas.getByRole('combobox')
    const isMarked = () => waitFor(() => expect(box).toHaveAttribute('aria-activedescendant'))
    const leave = async (keys: { shift: boolean }) => {
      await userEvent.tab(keys)
      await expect(box).not.toHaveFocus()
      await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
      await expect(args.onChange).toHaveBeenCalledTimes(1)
    }
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await isMarked()
    await userEvent.keyboard('{Enter}{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['gaziantep'])
    await leave({ shift: false })
    await userEvent.tab({ shift: true })
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await leave({ shift: false })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{ArrowDown}')
    await isMarked()
    await leave({ shift: true })
    await userEvent.tab()
    await userEvent.keyboard(globals.locale === 'ar' ? 'ا' : 'i')
    await isMarked()
    await leave({ shift: false })
    await expect(box).toHaveValue('')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
  },
})
