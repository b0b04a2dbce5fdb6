import { basics, vars } from './contract.css.ts'

/** A length on the 4 px grid. Use half steps for optical corrections only. */
export const space = (steps: number) => `${steps * 4}px`

/** A length on the same grid that follows the browser's text size. 4 steps are 1rem. */
export const span = (steps: number) => `${steps / 4}rem`

/** The minimum size of touch targets: 44 px. */
export const touch = span(11)

/** A length relative to the element's own text size. */
export const letters = (count: number) => `${count}em`

/** `small` for controls, `large` for floating surfaces. Both follow the partner's radius. */
export const radius = { small: basics.radius, large: `calc(${basics.radius} * 2)`, round: '999px' } as const

/** Line widths. `thick` is for focus and emphasis. */
export const stroke = { thin: '1px', thick: '2px' } as const

/** Shows selection in forced colours, which override the theme's colours. */
export const chosen = {
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText', background: 'Highlight' },
  },
} as const

/** The line that separates content. */
export const hairline = `${stroke.thin} solid ${vars.line}`

/** The border of inputs and buttons, with a contrast of 3:1 against the page. */
export const outline = `${stroke.thin} solid ${vars.edge}`

/** A fainter border, where the text already identifies a control. */
export const faint = `color-mix(in srgb, ${vars.edge} 55%, ${vars.surface})`

/** The default text sizes by script: 15 px for Latin, and 16 px for Arabic. */
export const baseTextSizes = { latin: '0.9375rem', arabic: '1rem' } as const

/** Sizes relative to the text size. */
export const type = {
  small: `calc(${basics.type} * 0.8667)`,
  text: basics.type,
  large: `calc(${basics.type} * 1.1334)`,
  title: `calc(${basics.type} * 1.3334)`,
  display: `calc(${basics.type} * 1.7334)`,
} as const

/** The only two font weights that the portal loads. */
export const weight = { normal: 400, strong: 600 } as const

/** Maximum widths: a page of 1,280 px, a form of 640 px, and text of 70 characters. Then the shell's sizes. */
export const width = {
  page: '80rem',
  form: '40rem',
  reading: '70ch',
  drawer: '15rem',
  rail: '4rem',
  bar: '3.5rem',
} as const

/** Media queries in em, so that larger text counts as a narrower screen. */
export const media = {
  /** Where sticky elements would fill the viewport: 320 px at 200% text size. */
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

/** The stacking order. The specification sets the print preview's value. */
export const layer = { sticky: 10, shell: 20, modal: 200, overlay: 400, toast: 500, printPreview: 20002 } as const

/** A length based on the viewport's height without the browser's toolbars. Browsers without `dvh` use `vh`. */
export const windowHeight = (length: (height: string) => string) => [length('100vh'), length('100dvh')]

/** Browsers without `:has`, including the oldest supported ones. They drop every rule that contains it. */
export const withoutHas = 'not selector(:has(*))'

/** Matches a checkbox that users can change: neither disabled nor read-only. */
export const changeable = `&:not(:disabled, [aria-readonly="true"])`

/** The shadow of floating surfaces. Nothing else has one. */
export const shadow = `0 8px 24px ${vars.shadow}, 0 1px 3px ${vars.shadow}`

/** The focus ring: 2 px, with a gap around the element. */
export const ring = { outline: `${stroke.thick} solid ${vars.focus}`, outlineOffset: stroke.thick } as const

/** A faint background in a colour, mixed with the surface. */
export const wash = (colour: string, percent = 10) => `color-mix(in srgb, ${colour} ${percent}%, ${vars.surface})`

/** A shadow that fades towards a side, for scroll edges and sticky elements. */
export const shade = (side: 'left' | 'right' | 'top' | 'bottom') =>
  `linear-gradient(to ${side}, ${vars.shadow}, transparent)`

/** The background of pressed text. The line colour has too little contrast with text in high-contrast themes. */
export const pressedGround = wash(vars.text, 14)

/** The shadow under a bar once the page is scrolled. */
export const barShadow = `0 1px 6px ${vars.shadow}`

/** A colour one step stronger, for hover and press. */
export const stronger = (colour: string, percent = 12) => `color-mix(in srgb, ${vars.text} ${percent}%, ${colour})`

/** Durations in milliseconds, and the easing: `swift` for responses to presses, `arrive` for overlays. */
export const motion = { swift: 120, arrive: 160, curve: 'ease-out' } as const

/** A short transition, only without reduced motion. */
export const swift = (...properties: string[]) => ({
  '@media': {
    [media.motion]: { transition: properties.map(name => `${name} ${motion.swift}ms ${motion.curve}`).join(', ') },
  },
})

/** The colour of each tone. */
export const tones = {
  neutral: vars.muted,
  success: vars.success,
  warning: vars.warning,
  danger: vars.danger,
  info: vars.info,
} as const
