export type { RichTextProps } from './props.ts'
export { RichText } from './RichText.tsx'
