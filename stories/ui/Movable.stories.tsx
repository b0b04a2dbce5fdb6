import { Movable, MoveButtons, moved } from '@portal/ui/Movable'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Actions/Movable',
  component: Movable,
  subcomponents: { MoveButtons },
  parameters: usage({
    what: 'An item in a short sortable list. People drag it by mouse or touch, or use buttons that keep focus.',
    dos: ['Make all Movables children of one element, and put MoveButtons in each.'],
    donts: ['Don’t use it in a table that is sorted by column.'],
    states: [],
  }),
  args: { children: 'Welcome' },
})

const List = () => {
  const say = useSay()
  const words = [say('Welcome', 'الترحيب'), say('First aid kit', 'حقيبة الإسعاف'), say('Practice', 'التدريب العملي')]
  const [order, setOrder] = useState([0, 1, 2])
  return (
    <Stack as="ol" gap="large">
      {order.map((word, at) => (
        <Movable as="li" key={word}>
          <Text weight="strong">{words[word]}</Text>
          <MoveButtons
            at={at}
            count={order.length}
            name={words[word] ?? ''}
            onMove={to => setOrder(moved(order, at, to))}
          />
        </Movable>
      ))}
    </Stack>
  )
}

export const Playground = meta.story({ render: () => <List /> })

export const States = meta.story({ render: () => <List />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <List />,
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('listitem').map(item => item.firstElementChild?.textContent)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Move down Welcome' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['First aid kit', 'Welcome', 'Practice'])
    await expect(canvas.getByRole('button', { name: 'Move down Welcome' })).toHaveFocus()
    // At the end of the list the down button is disabled, so focus moves to the up button.
    await userEvent.keyboard('{Enter}')
    await expect(names()).toEqual(['First aid kit', 'Practice', 'Welcome'])
    await expect(canvas.getByRole('button', { name: 'Move up Welcome' })).toHaveFocus()
  },
})
