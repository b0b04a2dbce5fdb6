export { DigitInput } from './DigitInput.tsx'
