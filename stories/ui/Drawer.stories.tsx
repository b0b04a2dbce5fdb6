import { Button } from '@portal/ui/Button'
import { Drawer, drawerSides, drawerWidths } from '@portal/ui/Drawer'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Overlays/Drawer',
  component: Drawer,
  argTypes: choices({ side: drawerSides, width: drawerWidths }),
  parameters: usage({
    what: 'A panel over one side of the page.',
    dos: ['Use it for content that belongs to the page and is closed again, such as details, or filters on phones.'],
    donts: ["Don't put a long form in it. Use a page."],
  }),
  args: { title: 'Details', isOpen: true, onClose: () => undefined, children: 'Text' },
})

const Live = ({ startsOpen = false }: { startsOpen?: boolean }) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('Details', 'التفاصيل')}</Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={say('Details', 'التفاصيل')}>
        <Text>{say('Filed on 20-Nov-2026.', 'قُدّمت في 20-تشرين الثاني-2026.')}</Text>
      </Drawer>
    </>
  )
}

export const Playground = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => screen.getByRole('dialog'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})

export const States = meta.story({ render: () => <Live startsOpen />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const drawer = await screen.findByRole('dialog')
    await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
    await userEvent.tab()
    await userEvent.tab()
    await expect(drawer.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
  },
})
