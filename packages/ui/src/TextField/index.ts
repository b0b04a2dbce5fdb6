export { type TextFieldProps, textFieldTypes } from './props.ts'
export { TextField } from './TextField.tsx'
