import { Skeleton, skeletonShapes } from '@portal/ui/Skeleton'
import { Stack } from '@portal/ui/Stack'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'

const meta = preview.meta({
  title: 'ui/Feedback/Skeleton',
  component: Skeleton,
  argTypes: choices({ shape: skeletonShapes }),
  parameters: usage({
    what: 'Reserves the space of loading content. It appears after 150 ms.',
    dos: ['Show as many lines as you expect.'],
    donts: ['Don’t replace content that is already visible.'],
  }),
  args: { lines: 3 },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status').children).toHaveLength(4)
  },
})

export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack width="form">
      {skeletonShapes.map(shape => (
        <Skeleton key={shape} lines={shape === 'block' ? 1 : 3} shape={shape} />
      ))}
    </Stack>
  ),
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
