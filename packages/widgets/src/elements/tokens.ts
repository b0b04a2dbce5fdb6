// What may cross into the frame: the letters of colours, lengths and names of fonts; there each is read strictly.
const allowed = /^[#\w ,'-]{1,120}$/

/** The theme that the page around gives to an element. */
export const tokensOf = (element: HTMLElement) => {
  const style = window.getComputedStyle(element)
  const tokens = ['accent', 'surface', 'text', 'radius', 'font'].map(name => [
    name,
    style.getPropertyValue(`--portal-${name}`),
  ])
  return Object.fromEntries(tokens.filter(([, value = '']) => allowed.test(value)))
}
