export { DigitInput, type DigitInputProps } from './DigitInput.tsx'
