import { CodeBlock } from '@portal/ui/CodeBlock'
import { Stack } from '@portal/ui/Stack'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const snippet =
  '<script async src="https://portal.test/embed/v1.js"\n  data-widget="complaint" data-site="north" data-locale="ar"></script>'

const meta = preview.meta({
  title: 'ui/Text/CodeBlock',
  component: CodeBlock,
  parameters: usage({
    what: 'Shows code to copy. The code runs from left to right in every language.',
    dos: ['Show the complete code, ready to paste.'],
    donts: ["Don't show secrets that must not be seen again."],
  }),
  args: { label: 'Snippet', children: snippet },
})

export const Playground = meta.story({
  globals: { locale: 'en' },
})

const Matrix = () => (
  <Stack width="form">
    <CodeBlock label={useSay()('Snippet', 'المقتطف')}>{snippet}</CodeBlock>
  </Stack>
)

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = Playground.extend({
  play: async ({ canvas, userEvent }) => {
    const write = fn(() => Promise.resolve())
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(write).toHaveBeenCalledWith(snippet)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Copied')
  },
})
