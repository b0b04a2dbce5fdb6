import { __Name__ } from '@portal/ui/__Name__'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Layout/__Name__',
  component: __Name__,
  parameters: usage({
    what: 'Holds its children.',
    dos: ['Say here when to take it.'],
    donts: ['Say here what to take instead where it does not fit.'],
  }),
  args: { children: 'What it holds' },
})

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What it holds')).toBeVisible()
  },
})

const Matrix = () => {
  const say = useSay()
  return <__Name__>{say('What it holds', 'ما بداخله')}</__Name__>
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
