import { Stack } from '@portal/ui/Stack'
import { StickyHeader } from '@portal/ui/StickyHeader'
import { Text } from '@portal/ui/Text'
import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/StickyHeader',
  component: StickyHeader,
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'A header that stays at the top. After 100 px of scrolling, it stands out from the content below it.',
      dos: ['Use TopBar, which includes it.'],
      donts: ['Don’t use two on a page.'],
      isFramed: true,
    }),
  },
  args: { children: <Text>Portal</Text> },
})

const Long = () => {
  const say = useSay()
  const lines = Array.from({ length: 60 }, (_, line) => line + 1)
  return (
    <>
      <StickyHeader>
        <Text>{say('Portal', 'البوابة')}</Text>
      </StickyHeader>
      <Stack>
        {lines.map(line => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    </>
  )
}

export const Playground = meta.story({
  render: () => <Long />,
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    await expect(header).not.toHaveAttribute('data-scrolled')
    scrollTo(0, 101)
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'))
    scrollTo(0, 0)
    await waitFor(() => expect(header).not.toHaveAttribute('data-scrolled'))
  },
})

export const States = meta.story({
  render: () => <Long />,
  tags: ['visual'],
  // Resets the scroll position for the next story.
  beforeEach: () => () => scrollTo(0, 0),
  play: async ({ canvas }) => {
    const header = canvas.getByRole('banner')
    await expect(header).not.toHaveAttribute('data-scrolled')
    scrollTo(0, 150)
    await waitFor(() => expect(header).toHaveAttribute('data-scrolled'))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
