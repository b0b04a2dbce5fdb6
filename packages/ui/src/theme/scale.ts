import { basics, vars } from './contract.css.ts'

/** A length on the 4 px grid; halves are for optical corrections only. */
export const space = (steps: number) => `${steps * 4}px`

/** A length on the same grid that grows with the text size set in the browser: 4 steps are 1rem. */
export const span = (steps: number) => `${steps / 4}rem`

/** The least size of what is pressed with a finger: 44 px. */
export const touch = span(11)

/** A length relative to the text of its own element. */
export const letters = (count: number) => `${count}em`

/** Small for controls, large for what floats; both follow the partner's radius. */
export const radius = { small: basics.radius, large: `calc(${basics.radius} * 2)`, round: '999px' } as const

/** How thick lines are; `thick` is for what is focused or emphasised. */
export const stroke = { thin: '1px', thick: '2px' } as const

/** What is chosen, where the device's own few colours are forced and ours say nothing. */
export const chosen = {
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
  },
} as const

/** The line that parts things. */
export const hairline = `${stroke.thin} solid ${vars.line}`

/** The line around things that can be typed in or pressed: 3:1 against the page. */
export const outline = `${stroke.thin} solid ${vars.edge}`

/** The same, fainter, where words already say that it can be pressed. */
export const faint = `color-mix(in srgb, ${vars.edge} 55%, ${vars.surface})`

/** The text size by script: 15 px in Latin and 16 px in Arabic, as long as nobody has set another. */
export const textSizes = { latin: '0.9375rem', arabic: '1rem' } as const

/** Sizes relative to the text size. */
export const type = {
  small: `calc(${basics.type} * 0.8667)`,
  text: basics.type,
  large: `calc(${basics.type} * 1.1334)`,
  title: `calc(${basics.type} * 1.3334)`,
  display: `calc(${basics.type} * 1.7334)`,
} as const

/** The only two weights that are sent. */
export const weight = { normal: 400, strong: 600 } as const

/** Greatest widths: a page of 1,280 px, a form of 640, a paragraph; larger text gets more space. */
export const width = {
  page: '80rem',
  form: '40rem',
  reading: '70ch',
  drawer: '15rem',
  rail: '4rem',
  bar: '3.5rem',
} as const

/** Queries in em, so that a larger text size counts like a narrower screen. */
export const media = {
  /** Where what sticks would leave nothing of the page: 320 px at 200 % text. */
  tiny: 'screen and (max-width: 15em)',
  from640: 'screen and (min-width: 40em)',
  below640: 'screen and (max-width: 39.99em)',
  tablet: 'screen and (min-width: 40em) and (max-width: 59.99em)',
  from960: 'screen and (min-width: 60em)',
  below960: 'screen and (max-width: 59.99em)',
  from1280: 'screen and (min-width: 80em)',
  touch: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
} as const

/** The stacking order; the print preview's number is specified. */
export const layer = { sticky: 10, shell: 20, modal: 200, overlay: 400, toast: 500, printPreview: 20002 } as const

/** A length made of the window's height without a phone's own bars; browsers without `dvh` take the line in `vh`. */
export const windowHeight = (length: (height: string) => string) => [length('100vh'), length('100dvh')]

/** Browsers that drop every rule with `:has`, among them the oldest that are supported. */
export const withoutHas = 'not selector(:has(*))'

/** Selects a box that can be ticked: neither disabled nor read-only. */
export const changeable = `&:not(:disabled, [aria-readonly="true"])`

/** The shadow of what floats; nothing else has one. */
export const shadow = `0 8px 24px ${vars.shadow}, 0 1px 3px ${vars.shadow}`

/** The visible focus: 2 px, with a gap to the focused element. */
export const ring = { outline: `${stroke.thick} solid ${vars.focus}`, outlineOffset: stroke.thick } as const

/** A faint ground in a colour, over the page's own surface. */
export const wash = (colour: string, percent = 10) => `color-mix(in srgb, ${colour} ${percent}%, ${vars.surface})`

/** A shadow that fades towards a side: over what can be scrolled on, and under what stays. */
export const shade = (side: 'left' | 'right' | 'top' | 'bottom') =>
  `linear-gradient(to ${side}, ${vars.shadow}, transparent)`

/** The ground under words while they are pressed; the line's colour is too near to words in high contrast. */
export const pressedGround = wash(vars.text, 14)

/** The shadow under a bar that has been scrolled over. */
export const barShadow = `0 1px 6px ${vars.shadow}`

/** The same colour one step stronger, for hover and press. */
export const stronger = (colour: string, percent = 12) => `color-mix(in srgb, ${vars.text} ${percent}%, ${colour})`

/**
 * How long what moves takes, in milliseconds, and by which curve: what answers a press, and what comes over the page.
 */
export const motion = { swift: 120, arrive: 160, curve: 'ease-out' } as const

/** Short, and only where motion is welcome. */
export const swift = (...properties: string[]) => ({
  '@media': {
    [media.motion]: { transition: properties.map(name => `${name} ${motion.swift}ms ${motion.curve}`).join(', ') },
  },
})

/** The four tones and the plain one: the colour that carries each. */
export const tones = {
  neutral: vars.muted,
  success: vars.success,
  warning: vars.warning,
  danger: vars.danger,
  info: vars.info,
} as const
