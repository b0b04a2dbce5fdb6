// Old libraries replace `remove` with a version that throws for a node without a parent, and pages declare their own
// `addEventListener`. This file only uses methods of nodes and the document, because libraries depend on them too.

/** Creates an element with properties. Set ARIA as attributes, because Firefox before 119 lacks the properties. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Partial<Omit<HTMLElementTagNameMap[Name], keyof ARIAMixin>> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), given)

/** Removes a node from its parent, if it has one. */
export const detach = (node: Node): void => void node.parentNode?.removeChild(node)

/** A bubbling event of an element, for the host page. */
export const eventOf = (name: string, site: string | null, code?: string): Event => {
  const event = document.createEvent('CustomEvent')
  event.initCustomEvent(`portal-${name}`, true, false, { site, code })
  return event
}

/** Listens to messages of the window. Adding the same receiver twice has no effect. */
export const listen = (receiver: EventListenerObject): void =>
  document.addEventListener.call(window, 'message', receiver)

export const unlisten = (receiver: EventListenerObject): void =>
  document.removeEventListener.call(window, 'message', receiver)
