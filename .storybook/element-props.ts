import { type ComponentType, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, waitFor } from 'storybook/test'
import { isUsage } from './usage.ts'

interface Shown {
  readonly title: string
  readonly name: string
  readonly component?: ComponentType<Readonly<Record<string, unknown>>>
  readonly args: Readonly<Record<string, unknown>>
  readonly parameters: Readonly<Record<string, unknown>>
}

const own = { id: 'own-id', 'data-own': 'own' }

const expectReached = (fixedId: string | undefined) => {
  const marked = document.querySelectorAll('[data-own="own"]')
  expect(marked, 'elements with the data attribute').toHaveLength(1)
  if (fixedId === undefined) expect(document.querySelectorAll('#own-id'), 'elements with the id').toHaveLength(1)
  else expect(marked[0]?.id).toBe(fixedId)
}

/** Expects that `id` and `data-*` reach the element of a component, rendered with the args of its Playground. */
export const expectElementProps = async ({ title, name, component, args, parameters }: Shown): Promise<void> => {
  const element = isUsage(parameters.usage) ? parameters.usage.element : undefined
  if (!component || name !== 'Playground' || !title.startsWith('ui/') || element === 'none') return
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  root.render(createElement(component, { ...args, ...own }))
  try {
    await waitFor(() => expectReached(element?.id))
  } finally {
    root.unmount()
    container.remove()
  }
}
