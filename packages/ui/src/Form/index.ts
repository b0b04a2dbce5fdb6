export { Form, type Problems } from './Form.tsx'
