// Characters of colours, lengths, and font names. Only such values may enter the frame, which parses each strictly.
const allowed = /^[#\w ,'-]{1,120}$/

/** Theme tokens that the host page sets on an element. */
export const tokensOf = (element: HTMLElement) => {
  const style = window.getComputedStyle(element)
  const tokens = ['accent', 'surface', 'text', 'radius', 'font'].map(name => [
    name,
    style.getPropertyValue(`--portal-${name}`),
  ])
  return Object.fromEntries(tokens.filter(([, value = '']) => allowed.test(value)))
}
