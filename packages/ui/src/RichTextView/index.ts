export { RichTextView, type RichTextViewProps } from './RichTextView.tsx'
