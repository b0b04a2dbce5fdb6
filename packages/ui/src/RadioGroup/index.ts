export { RadioGroup, type RadioGroupProps, type RadioOption, radioGroupLooks } from './RadioGroup.tsx'
