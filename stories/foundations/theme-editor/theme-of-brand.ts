import { type BrandColours, brandColours } from '@portal/contract/partners/brand'
import { dark, light, type Palette } from '@portal/ui/theme/palettes'
import { brandCharts } from './chart-colours.ts'

export interface BrandTheme extends BrandColours {
  readonly charts: readonly string[]
}

const themeOn = (brand: string, palette: Palette): BrandTheme => ({
  ...brandColours(brand, { grounds: [palette.surface, palette.raised, palette.sunken], text: palette.text }),
  charts: brandCharts(brand, palette),
})

export const themeOfBrand = (brand: string) => ({ light: themeOn(brand, light), dark: themeOn(brand, dark) })

export const propertiesOf = ({ accent, onAccent, accentInk, focus, charts }: BrandTheme): Record<string, string> => ({
  '--portal-accent': accent,
  '--portal-on-accent': onAccent,
  '--portal-accent-ink': accentInk,
  '--portal-focus': focus,
  ...Object.fromEntries(charts.map((colour, at) => [`--portal-chart-${at + 1}`, colour])),
})

const rule = (selector: string, theme: BrandTheme, indent = '') => {
  const lines = Object.entries(propertiesOf(theme)).map(([name, value]) => `${indent}  ${name}: ${value};`)
  return `${indent}${selector} {\n${lines.join('\n')}\n${indent}}`
}

/** Style sheet for a brand. Paste it after the design system's own sheet. */
export const snippetOf = (brand: string): string => {
  const themes = themeOfBrand(brand)
  // Same selector as the design system's, where the page decides whether to follow the device.
  const followsDevice = ":root:where([data-portal-root]):not([data-theme]), :root[data-theme='system']"
  const unset = rule(followsDevice, themes.dark, '  ')
  return [
    rule(":root, [data-theme='light']", themes.light),
    rule("[data-theme='dark']", themes.dark),
    `@media screen and (prefers-color-scheme: dark) {\n${unset}\n}`,
  ].join('\n')
}
