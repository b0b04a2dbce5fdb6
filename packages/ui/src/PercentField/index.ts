export { PercentField, type PercentFieldProps } from './PercentField.tsx'
