import { findLines } from '../files.mjs'

const THEME = 'packages/ui/src/theme/'
const NAMES =
  'white|black|red|green|blue|yellow|orange|purple|pink|brown|gr[ae]y|silver|gold|navy|teal|maroon|olive|aqua|lime|crimson|tomato'
const RAW_COLOUR = new RegExp(
  String.raw`#[0-9a-f]{3,8}\b|\b(rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(|:\s*['"](${NAMES})['"]`,
  'i',
)
const LENGTH = /(?<![\w$])\d*\.?\d+(px|r?em)\b/
const SIDE = '(Left|Right|Top|Bottom)'
const PHYSICAL = new RegExp(
  [
    String.raw`\b(margin|padding|scrollMargin|scrollPadding)${SIDE}\b`,
    String.raw`\bborder${SIDE}(Width|Style|Color|LeftRadius|RightRadius)?\b`,
    String.raw`(^|[\s{,(])['"]?(?<side>left|right|top|bottom)['"]?\s*:(?!\s*'\k<side>')`,
    String.raw`\b(margin|padding|border|scroll-margin|scroll-padding)-(left|right|top|bottom)\b`,
    String.raw`\b(textAlign|float|clear|captionSide|text-align)['"]?\s*:\s*['"]?(left|right)\b`,
  ].join('|'),
)

const PACKAGES = /^packages\/(ui|widgets)\//
// Allowed are selectors that begin with a class of the component or with one of theme/scope.ts, and at-rules.
const GLOBAL = /\bglobalStyle\(\s*(['"`])(?!\$\{|@|:root\[data-printed\])(?<selector>.*?)\1/

const physical = ([found]) =>
  `'${found.trim()}' names a physical side, but Arabic mirrors the page. Use inline or block start and end.`
const colour = ([found]) => `'${found.trim()}' is a raw colour. Take it from vars, so that every theme can set it.`
const length = ([found]) =>
  `'${found}' is a raw length. Take it from the theme's scale, so that it follows density and text zoom.`

const global = ({ groups }) =>
  `'${groups.selector}' styles every page that installs the package. Begin with a class of the component.`

/**
 * Reports styles that break in a theme, a direction, or at a zoom level. Only the theme may contain colours, lengths, and
 * rules for every element.
 */
export const check = files =>
  files
    .filter(({ path }) => path.startsWith('packages/') && /\.css(\.ts)?$/.test(path))
    .map(file => ({ ...file, text: file.text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, blank) }))
    .flatMap(file => [
      ...findLines(file, PHYSICAL, physical),
      ...(file.path.startsWith(THEME)
        ? []
        : [
            ...findLines(file, RAW_COLOUR, colour),
            ...findLines(file, LENGTH, length),
            ...(PACKAGES.test(file.path) ? findLines(file, GLOBAL, global) : []),
          ]),
    ])

const blank = comment => comment.replace(/[^\n]/g, ' ')
