export { type Choice, Select } from './Select.tsx'
