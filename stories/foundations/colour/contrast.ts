/** Red, green, and blue, from 0 to 255. */
export type Rgb = readonly number[]

/** Channels of `#rrggbb`. Ignores anything after them. */
export const rgb = (hex: string): Rgb => [1, 3, 5].map(start => Number.parseInt(hex.slice(start, start + 2), 16))

const luminance = (colour: Rgb) => {
  const [red = 0, green = 0, blue = 0] = colour.map(channel => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG 2 contrast of two opaque colours. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}
