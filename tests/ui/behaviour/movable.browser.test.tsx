import { Movable, MoveButtons, moved } from '@portal/ui/Movable'
import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import '@portal/ui/theme'

afterEach(cleanup)

const List = () => {
  const [order, setOrder] = useState(['One', 'Two', 'Three'])
  return (
    <ol>
      {order.map((word, at) => (
        <Movable as="li" key={word}>
          {word}
          <MoveButtons at={at} count={order.length} name={word} onMove={to => setOrder(moved(order, at, to))} />
        </Movable>
      ))}
    </ol>
  )
}

const items = () => page.getByRole('listitem').elements()
const order = () => items().map(item => item.firstChild?.textContent)
const gripOf = (at: number) => items()[at]?.querySelector('span[aria-hidden]') ?? document.body

const drag = (from: number, to: number, y: number) => {
  const target = items()[to] ?? document.body
  return userEvent.dragAndDrop(gripOf(from), target, { targetPosition: { x: 20, y } })
}

test('dragging by the grip moves an item to the drop position, downwards and upwards', async () => {
  render(<List />)
  const height = items()[0]?.getBoundingClientRect().height ?? 0
  await drag(0, 1, height - 2)
  await expect.poll(order).toEqual(['Two', 'One', 'Three'])
  await drag(2, 0, 2)
  await expect.poll(order).toEqual(['Three', 'Two', 'One'])
  await drag(1, 1, height / 2)
  expect(order()).toEqual(['Three', 'Two', 'One'])
  expect(document.querySelector('[data-drop], [data-dragged]')).toBeNull()
})
