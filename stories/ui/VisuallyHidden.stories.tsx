import { Text } from '@portal/ui/Text'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'

const meta = preview.meta({
  title: 'ui/Text/VisuallyHidden',
  component: VisuallyHidden,
  parameters: usage({
    what: 'Text for screen readers only, where sighted people understand the meaning from the context.',
    dos: ['Use it for a number’s unit or the meaning of a symbol.'],
    donts: ['Don’t hide text that everyone needs.'],
  }),
  args: { children: 'out of 5 stars' },
})

export const Playground = meta.story()

export const States = meta.story({
  tags: ['visual'],
  render: args => (
    <Text>
      4 <VisuallyHidden {...args} />
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('out of 5 stars').getBoundingClientRect().width).toBeLessThanOrEqual(1)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
