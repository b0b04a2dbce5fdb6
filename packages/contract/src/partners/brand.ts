/** Colours as `#rrggbb`, of which a page is made before a brand comes to it. */
export interface BrandPage {
  /** Everything that is written on: the page, what floats, heads and hovered rows. */
  readonly grounds: readonly string[]
  /** What is read on them. */
  readonly text: string
}

/** What a brand's one colour becomes on a page, as `#rrggbb`. */
export interface BrandColours {
  /** The ground of the main action and of what is chosen: the brand itself wherever words can be read on it. */
  readonly accent: string
  /** Those words: black or white. */
  readonly onAccent: string
  /** Words, lines and marks in the brand's colour: 4.5:1 on every ground, and on a tenth of itself over it. */
  readonly accentInk: string
  /** The colour of the focus ring: 3:1. */
  readonly focus: string
}

type Rgb = readonly [red: number, green: number, blue: number]

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

const rgb = (colour: string): Rgb => [channel(colour, 1), channel(colour, 3), channel(colour, 5)]

const hex = (colour: Rgb) => `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)

/** How bright a colour is, from 0 to 1 (WCAG 2). */
const luminance = ([red, green, blue]: Rgb) => 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)

const ratio = (one: Rgb, other: Rgb) => {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05]
  return a > b ? a / b : b / a
}

const mixed = (over: Rgb, share: number, under: Rgb): Rgb => [
  over[0] * share + under[0] * (1 - share),
  over[1] * share + under[1] * (1 - share),
  over[2] * share + under[2] * (1 - share),
]

/** Contrast of two colours, from 1 to 21 (WCAG 2). */
export const contrastOf = (one: string, other: string): number => ratio(rgb(one), rgb(other))

/** The share of one colour over another, as both cover each other on a page. */
export const mixOf = (over: string, share: number, under: string): string => hex(mixed(rgb(over), share, rgb(under)))

/** Whether black contrasts with a colour more than white does. */
export const isLight = (colour: string): boolean => luminance(rgb(colour)) > 0.179

const [BLACK, WHITE]: readonly [Rgb, Rgb] = [
  [0, 0, 0],
  [255, 255, 255],
]

/** As little of black or white as is needed is put over a colour, a fiftieth at a time. */
const towards = (end: Rgb, colour: Rgb, isEnough: (mixture: Rgb) => boolean): Rgb => {
  for (let share = 0; share < 1; share += 0.02) {
    // As it is written, so that what is rounded away is counted.
    const mixture = rgb(hex(mixed(end, share, colour)))
    if (isEnough(mixture)) return mixture
  }
  return end
}

/** How strong the text's colour comes over a ground that is pointed at, and over one that is pressed. */
const liveShares = { hovered: 0.12, pressed: 0.22 } as const

const wordsOn = (accent: Rgb, text: Rgb) => {
  const grounds = [accent, mixed(text, liveShares.hovered, accent), mixed(text, liveShares.pressed, accent)]
  const least = (ink: Rgb) => Math.min(...grounds.map(ground => ratio(ink, ground)))
  return least(WHITE) > least(BLACK) ? { ink: WHITE, least: least(WHITE) } : { ink: BLACK, least: least(BLACK) }
}

/** How much of itself is under words in the accent, such as the current place in a menu. */
const WASH = 0.1

/**
 * Works out what a brand's colour becomes on a page, so that one colour is all that anybody has to give: its hue stays,
 * and no more black or white comes over it than reading needs.
 */
export const brandColours = (brand: string, { grounds, text }: BrandPage): BrandColours => {
  const [own, words, papers] = [rgb(brand), rgb(text), grounds.map(rgb)]
  const end = wordsOn(own, words).ink === WHITE ? BLACK : WHITE
  const accent = towards(end, own, colour => wordsOn(colour, words).least >= 4.5)
  const opposite = isLight(grounds[0] ?? '#ffffff') ? BLACK : WHITE
  const isRead = (colour: Rgb) =>
    papers.every(paper => ratio(colour, paper) >= 4.5 && ratio(colour, mixed(colour, WASH, paper)) >= 4.5)
  return {
    accent: hex(accent),
    onAccent: hex(wordsOn(accent, words).ink),
    accentInk: hex(towards(opposite, own, isRead)),
    focus: hex(towards(opposite, own, colour => papers.every(paper => ratio(colour, paper) >= 3))),
  }
}
