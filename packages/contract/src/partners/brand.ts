/** Colours of a page before branding, as `#rrggbb`. */
export interface BrandPage {
  /** All backgrounds of text: the page, floating elements, headers, and hovered rows. */
  readonly grounds: readonly string[]
  readonly text: string
}

export interface BrandColours {
  /** Background of the primary action and of selected items. The brand's own colour wherever text on it is readable. */
  readonly accent: string
  /** Text on `accent`: black or white. */
  readonly onAccent: string
  /** Text, lines, and icons. Contrast of 4.5:1 on every background, and on a 10 % tint of itself. */
  readonly accentInk: string
  /** Colour of the focus ring. Contrast of 3:1. */
  readonly focus: string
}

type Rgb = readonly [red: number, green: number, blue: number]

const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16)

const rgb = (colour: string): Rgb => [channel(colour, 1), channel(colour, 3), channel(colour, 5)]

const hex = (colour: Rgb) => `#${colour.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`

const linear = (part: number) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4)

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

export const contrastOf = (one: string, other: string): number => ratio(rgb(one), rgb(other))

/** The colour that results from `over` with opacity `share` on `under`. */
export const mixOf = (over: string, share: number, under: string): string => hex(mixed(rgb(over), share, rgb(under)))

/** Whether black has more contrast with the colour than white. */
export const isLight = (colour: string): boolean => luminance(rgb(colour)) > 0.179

const [BLACK, WHITE]: readonly [Rgb, Rgb] = [
  [0, 0, 0],
  [255, 255, 255],
]

/** Mixes in black or white in steps of 2 %, until there is enough. */
const towards = (end: Rgb, colour: Rgb, isEnough: (mixture: Rgb) => boolean): Rgb => {
  for (let share = 0; share < 1; share += 0.02) {
    // Rounds the mixture as it will be written, so that the check includes rounding.
    const mixture = rgb(hex(mixed(end, share, colour)))
    if (isEnough(mixture)) return mixture
  }
  return end
}

/** Opacity of the text colour over hovered and pressed backgrounds. */
const liveShares = { hovered: 0.12, pressed: 0.22 } as const

const wordsOn = (accent: Rgb, text: Rgb) => {
  const grounds = [accent, mixed(text, liveShares.hovered, accent), mixed(text, liveShares.pressed, accent)]
  const least = (ink: Rgb) => Math.min(...grounds.map(ground => ratio(ink, ground)))
  return least(WHITE) > least(BLACK) ? { ink: WHITE, least: least(WHITE) } : { ink: BLACK, least: least(BLACK) }
}

/** Opacity of the accent under text in the accent, such as the current menu item. */
const WASH = 0.1

/** Keeps the brand's hue, and mixes in no more black or white than contrast requires. */
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
