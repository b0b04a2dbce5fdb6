import { FileSize } from '@portal/ui/FileSize'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Dates and figures/FileSize',
  component: FileSize,
  parameters: usage({
    what: 'Shows a file size in binary units, in the same format for every language.',
    dos: ['Show it next to the file name.'],
    donts: ["Don't use it for counts. 1,024 files aren't 1 K."],
    states: [],
  }),
  args: { bytes: 1_572_864 },
})

export const Playground = meta.story()

const Matrix = () => {
  const say = useSay()
  return (
    <Stack gap="small">
      {[0, 1023, 1024, 1_572_864, 52_428_800, 5_368_709_120].map(bytes => (
        <Text key={bytes}>
          {say('Report', 'التقرير')} (<FileSize bytes={bytes} />)
        </Text>
      ))}
    </Stack>
  )
}

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,023 B')).toBeVisible()
    await expect(canvas.getByText('50.0 MB')).toBeVisible()
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
