export { Inline, type InlineProps, inlineAligns, inlineSpreads } from './Inline.tsx'
