export { CodeBlock } from './CodeBlock.tsx'
