export { Inline, inlineAligns, inlineSpreads } from './Inline.tsx'
