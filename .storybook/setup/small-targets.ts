/** Minimum width and height in CSS px. */
const LEAST = 24

const pressed = [
  ...['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', 'summary', '[role=gridcell][tabindex]'],
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'slider'].map(role => `[role=${role}]`),
  '[role^=menuitem]',
].join()

interface Size {
  readonly width: number
  readonly height: number
}

const around = (boxes: readonly DOMRect[]): Size => ({
  width: Math.max(...boxes.map(({ right }) => right)) - Math.min(...boxes.map(({ left }) => left)),
  height: Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)),
})

// For links that cover their whole card.
const reachOf = (element: Element): readonly Size[] =>
  ['::before', '::after'].flatMap(name => {
    const { content, position, width, height, pointerEvents } = getComputedStyle(element, name)
    const isReach = content !== 'none' && position === 'absolute' && pointerEvents !== 'none'
    return isReach ? [{ width: Number.parseFloat(width), height: Number.parseFloat(height) }] : []
  })

const isSeen = ({ width, height }: Size) => width > 1 && height > 1

/**
 * Sizes of what a press can hit. Includes an input's labels. If an input is visually hidden, measures the element drawn
 * in its place.
 */
const sizesOf = (element: Element): readonly Size[] => {
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  const parts = [element, ...element.children, ...labels].map(one => one.getBoundingClientRect()).filter(isSeen)
  // Pressing anywhere in a table row opens it.
  const row = element.matches('[data-opener]') ? element.closest('tr') : null
  const { parentElement } = element
  const drawn = parts.length > 0 || !parentElement ? parts : [parentElement.getBoundingClientRect()]
  return [
    ...(drawn.length > 0 ? [around(drawn)] : []),
    ...[element, ...labels].flatMap(reachOf),
    ...(row ? [row.getBoundingClientRect()] : []),
  ]
}

// A link in a sentence is as tall as its line (WCAG 2.5.8, Inline).
const isInText = (element: Element) => {
  if (getComputedStyle(element).display !== 'inline') return false
  let block = element.parentElement
  while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
  const own = element.textContent.trim().length
  return own > 0 && (block?.textContent.trim().length ?? 0) > own
}

// Visually hidden elements, such as React Aria's last button of a dialog. Hidden inputs don't count, because another
// element is drawn in their place.
const isForScreenReaders = (element: Element) => {
  if (element instanceof HTMLInputElement) return false
  for (let around = element.parentElement; around; around = around.parentElement)
    if (around.clientWidth === 1 && around.clientHeight === 1) return true
  return false
}

const isThere = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) &&
  !isForScreenReaders(element) &&
  !element.closest('[inert], [aria-hidden=true]') &&
  !element.matches(':disabled')

const named = (element: Element) => {
  const words = element.getAttribute('aria-label') ?? element.textContent.trim()
  return `<${element.localName}${element.role ? ` role=${element.role}` : ''}> ${words.slice(0, 40)}`
}

/** Targets narrower or lower than 24 px, one line each. Space around a target doesn't count. */
export const smallTargets = (): readonly string[] =>
  [...document.body.querySelectorAll(pressed)]
    .filter(element => isThere(element) && !isInText(element))
    .flatMap(element => {
      const sizes = sizesOf(element)
      const rounded = sizes.map(({ width, height }) => [Math.round(width * 10) / 10, Math.round(height * 10) / 10])
      const isEnough = rounded.some(([width = 0, height = 0]) => width >= LEAST && height >= LEAST)
      return isEnough || rounded.length === 0
        ? []
        : [`${named(element)}: ${rounded.map(size => size.join(' x ')).join(', ')}`]
    })
