export { SplitButton, splitButtonVariants } from './SplitButton.tsx'
