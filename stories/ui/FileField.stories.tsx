import { FileField } from '@portal/ui/FileField'
import { Grid } from '@portal/ui/Grid'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { off, plain } from '../support/in-states.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Fields/FileField',
  component: FileField,
  parameters: usage({
    what: 'A file input for forms submitted without JavaScript. The browser shows the chosen files in its own words.',
    dos: ['State the accepted file types and the maximum size in the help.', 'Set encType on the Form.'],
    donts: ["Don't use it where JavaScript runs. A FileDrop shows progress, and rejects files before uploading them."],
    states: [{ hasNoPress: true, knows: off, draw: s => <FileField {...plain(s)} name="file" /> }],
  }),
  args: { label: 'Pictures', name: 'files', help: 'Up to 10 MB at a time', error: 'This picture is damaged' },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  const label = say('Pictures', 'الصور')
  return (
    <Grid>
      <FileField isMultiple label={label} />
      <FileField help={say('Up to 10 MB at a time', 'حتى 10 MB في كل مرة')} isRequired label={label} />
      <FileField error={say('This picture is damaged', 'هذه الصورة تالفة')} isOptional label={label} />
      <FileField isDisabled label={label} />
    </Grid>
  )
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  args: { accept: ['image/png', '.jpg'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const box = canvas.getByLabelText('Pictures')
    await expect(box).toHaveFocus()
    await expect(box).toHaveAccessibleDescription('Up to 10 MB at a time This picture is damaged')
    await expect(box).toBeInvalid()
    await expect(box).toHaveAttribute('accept', 'image/png,.jpg')
    await userEvent.upload(box, new File(['x'], 'seen.png', { type: 'image/png' }))
    await expect(box).toHaveValue('C:\\fakepath\\seen.png')
  },
})
