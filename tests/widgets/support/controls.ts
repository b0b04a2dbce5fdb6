import { cdp, type Locator, userEvent } from 'vitest/browser'

interface Node {
  readonly nodeId: string
  readonly childIds?: readonly string[]
  readonly ignored: boolean
  readonly role?: { readonly value?: unknown }
  readonly name?: { readonly value?: unknown }
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[]
}

/** Roles of controls, groups, and headings. */
const OPERATED = [
  'button',
  'checkbox',
  'group',
  'heading',
  'link',
  'radio',
  'radiogroup',
  'slider',
  'spinbutton',
  'textbox',
]

const TOLD = ['checked', 'invalid', 'required', 'disabled'] as const

const said = (node: Node, name: string) => {
  const value = node.properties?.find(property => property.name === name)?.value.value
  return value === true || value === 'true'
}

/**
 * Lists the accessibility tree's controls in page order, such as `textbox Complaint required`. Unnamed groups are
 * omitted, as in screen readers.
 */
export const controls = async (): Promise<readonly string[]> => {
  const { frameTree } = await cdp().send('Page.getFrameTree')
  const { id } = frameTree.childFrames?.at(-1)?.frame ?? frameTree.frame
  const { nodes }: { nodes: Node[] } = await cdp().send('Accessibility.getFullAXTree', { frameId: id })
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  const inOrder = (node: Node): Node[] => [
    node,
    ...(node.childIds ?? []).flatMap(child => byId.get(child) ?? []).flatMap(inOrder),
  ]
  return nodes
    .slice(0, 1)
    .flatMap(inOrder)
    .filter(({ ignored, role }) => !ignored && OPERATED.includes(String(role?.value)))
    .map(node => [node, String(node.name?.value ?? '').trim()] as const)
    .filter(([{ role }, name]) => name || role?.value !== 'group')
    .map(([node, name]) => [node.role?.value, name, ...TOLD.filter(state => said(node, state))].join(' '))
}

const MOST_TABS = 40

/** Presses Tab until the element has the focus. */
export const tabTo = async (wanted: Locator): Promise<void> => {
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    if (wanted.query() === document.activeElement) return
    await userEvent.keyboard('{Tab}')
  }
  throw new Error(`Tab does not lead to ${wanted.selector}`)
}
