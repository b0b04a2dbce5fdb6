export { Status, statusTones } from './Status.tsx'
