export { RichTextView } from './RichTextView.tsx'
