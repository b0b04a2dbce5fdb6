import { HoverCard } from '@portal/ui/HoverCard'
import { Link } from '@portal/ui/Link'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Overlays/HoverCard',
  component: HoverCard,
  parameters: usage({
    what: 'Shows facts about a named person or record on hover or keyboard focus.',
    dos: ['Load the facts when the card opens, and reserve space for them.'],
    donts: [
      "Don't put controls in the card.",
      "Don't make the card the only place for a fact. Touch alone doesn't open it.",
    ],
  }),
  args: { card: '', children: 'Rasha Omari' },
})

const Named = () => {
  const say = useSay()
  return (
    <Stack>
      <div>
        <HoverCard
          card={
            <>
              <Text weight="strong">{say('Rasha Omari', 'رشا عمري')}</Text>
              <Text tone="muted">{say('Project officer', 'موظفة مشاريع')}</Text>
            </>
          }
        >
          {say('Rasha Omari', 'رشا عمري')}
        </HoverCard>
      </div>
      <div>
        <HoverCard card={<Text>{say('Running until March', 'جارٍ حتى آذار')}</Text>}>
          <Link href="#project">{say('Safe drinking water', 'مياه شرب آمنة')}</Link>
        </HoverCard>
      </div>
    </Stack>
  )
}

export const Playground = meta.story({ render: () => <Named /> })

export const States = meta.story({
  render: () => <Named />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const card = await screen.findByRole('tooltip')
    await expect(card).toBeVisible()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/officer|موظفة/)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

/** The card stays open while the pointer is over it. Escape closes it wherever focus is. */
export const Hover = meta.story({
  render: () => <Named />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link')
    await userEvent.hover(link)
    await seen(() => screen.getByRole('tooltip'))
    await userEvent.unhover(link)
    await userEvent.hover(screen.getByRole('tooltip'))
    // Longer than the delay before the card closes.
    await new Promise(resolve => setTimeout(resolve, 400))
    await expect(screen.getByRole('tooltip')).toBeVisible()
    await expect(link).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
})

export const Keyboard = meta.story({
  render: () => <Named />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await screen.findByRole('tooltip')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('tooltip')
    await userEvent.tab()
    await waitFor(() => expect(canvas.getByRole('link')).toHaveAccessibleDescription())
  },
})
