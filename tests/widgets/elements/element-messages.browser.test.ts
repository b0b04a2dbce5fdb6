import { defineElements } from '@portal/widgets/elements'
import { afterEach, expect, test } from 'vitest'

defineElements(location.origin)

afterEach(() => document.querySelector('portal-exam')?.remove())

/** Adds an element, posts a message from its frame, and returns the events that the element dispatches. */
const sentFor = async (origin: string, data: unknown): Promise<readonly string[]> => {
  const element = document.createElement('portal-exam')
  document.body.append(element)
  const frame = () => element.shadowRoot?.querySelector('iframe')
  await expect.poll(frame).not.toBeNull()
  const sent: string[] = []
  for (const name of ['start', 'undefined'])
    element.addEventListener(`portal-${name}`, () => sent.push(name), { once: true })
  dispatchEvent(new MessageEvent('message', { origin, data, source: frame()?.contentWindow ?? null }))
  return sent
}

const { origin } = location

test.each([
  ['the portal', origin, ['start']],
  ['another site', 'https://other.example', []],
])('dispatches events only for messages from the portal: a message from %s', async (_, from, expected) => {
  expect(await sentFor(from, { portal: 'start' })).toEqual(expected)
})

test.each([null, 'start', { source: 'extension' }])(
  'ignores messages that extensions post from inside the frame: %o',
  async data => {
    expect(await sentFor(origin, data)).toEqual([])
  },
)
