/**
 * Features that the oldest supported browsers (Chrome 90, Safari 15, Firefox 115) lack, and how the portal handles
 * each.
 */
export interface Newer {
  /** Finds the feature in a built script. */
  readonly pattern: RegExp
  /** `fallback`: in `@portal/ui/fallbacks`. Any other text says why no fallback is needed. */
  readonly answer?: string
}

const asks = 'asked for before it is used'

/** A feature without an answer must not occur in any built script. */
export const newer: readonly Newer[] = [
  { pattern: /\.isWellFormed\(/, answer: 'fallback' },
  { pattern: /\.toWellFormed\(/ },
  { pattern: /\.at\(/, answer: 'fallback' },
  { pattern: /\.findLast(Index)?\(/, answer: 'fallback' },
  { pattern: /\.to(Sorted|Reversed)\(/, answer: 'fallback' },
  { pattern: /\.toSpliced\(/ },
  { pattern: /\.with\(/, answer: 'fallback' },
  { pattern: /Object\.hasOwn\(/, answer: 'fallback' },
  { pattern: /(Object|Map)\.groupBy\(/, answer: 'fallback' },
  { pattern: /\.withResolvers\b/, answer: 'fallback' },
  { pattern: /\.randomUUID\b/, answer: 'fallback' },
  { pattern: /URL\.canParse\b/, answer: 'fallback' },
  { pattern: /AbortSignal\.timeout\b/, answer: 'fallback' },
  { pattern: /AbortSignal\.any\b/ },
  { pattern: /\.throwIfAborted\b/, answer: 'fallback' },
  { pattern: /\.requestSubmit\(/, answer: 'fallback' },
  { pattern: /\bstructuredClone\(/ },
  { pattern: /\bArray\.fromAsync\b/ },
  { pattern: /\bPromise\.try\b/ },
  { pattern: /\bRegExp\.escape\b/ },
  { pattern: /\bIntl\.(Segmenter|DurationFormat|supportedValuesOf)\b/ },
  { pattern: /\bIterator\.(from|prototype)\b/ },
  { pattern: /\.(keys|values|entries)\(\)\.(map|filter|take|drop|toArray|some|every|find|forEach|reduce)\(/ },
  { pattern: /\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(/ },
  { pattern: /\b(CompressionStream|DecompressionStream)\b/ },
  { pattern: /\bnew BroadcastChannel\b/, answer: asks },
  { pattern: /\bscheduler\.(yield|postTask)\b/ },
  { pattern: /\.showPopover\(/, answer: asks },
  { pattern: /\.showModal\(/, answer: asks },
  { pattern: /\bnew CSSStyleSheet\b/, answer: 'tried, with a style element after it' },
  { pattern: /\brequestIdleCallback\b/, answer: asks },
  { pattern: /\.startViewTransition\b/, answer: asks },
  { pattern: /\.checkVisibility\(/, answer: asks },
  // Firefox before 119 lacks these properties. Set the attribute instead.
  { pattern: /\.aria[A-Z]|\(`\w+`,\{[^}]*\baria[A-Z]/ },
]

/** Values that these browsers can't read. Without an older value before them, they drop the property. */
export const newerValue = /\d([dsl]v[hw]|r?lh|cq[iwbh])\b|^clip$/

/** Style syntax that these browsers can't read, and for which no older declaration can be written. */
export const unreadableStyles = /[;{](rotate|scale|translate):|@layer|@scope|@starting-style|subgrid|:modal\b|oklch\(/

/** Syntax that neither the build nor a fallback can translate. These browsers then reject the whole script. */
export const unreadable: Readonly<Record<string, (node: Readonly<Record<string, unknown>>) => boolean>> = {
  'a static block': node => node.type === 'StaticBlock',
  'a test for a private name': node =>
    node.type === 'BinaryExpression' && Object(node.left).type === 'PrivateIdentifier',
  'a regular expression that looks behind, or has newer flags': node => {
    const { pattern = '', flags = '' } = Object(node.regex)
    return /\(\?<[=!]|\(\?[ims-]+:/.test(pattern) || /v/.test(flags)
  },
  using: node => node.type === 'VariableDeclaration' && /using/.test(String(node.kind)),
  'an import attribute': node =>
    Array.isArray(node.attributes) && node.type === 'ImportDeclaration' && node.attributes.length > 0,
}
