// Old libraries replace `remove` by one that throws on a node without a parent, and pages declare functions called
// `addEventListener`. What is used here are methods of nodes and of the document, which libraries build on themselves.

/** Creates an element with properties. Firefox before 119 knows what is for screen readers by attributes alone. */
export const make = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  given: Partial<Omit<HTMLElementTagNameMap[Name], keyof ARIAMixin>> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), given)

/** Removes a node from wherever it is. */
export const detach = (node: Node): void => void node.parentNode?.removeChild(node)

/** An event of an element, as pages receive it. */
export const eventOf = (name: string, site: string | null, code?: string): Event => {
  const event = document.createEvent('CustomEvent')
  event.initCustomEvent(`portal-${name}`, true, false, { site, code })
  return event
}

/** Starts to receive the messages of the page's window, once for each receiver. */
export const listen = (receiver: EventListenerObject): void =>
  document.addEventListener.call(window, 'message', receiver)

/** Ends it. */
export const unlisten = (receiver: EventListenerObject): void =>
  document.removeEventListener.call(window, 'message', receiver)
