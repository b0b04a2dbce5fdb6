export { SplitButton, type SplitButtonProps, splitButtonVariants } from './SplitButton.tsx'
