export { Status, type StatusProps, statusTones } from './Status.tsx'
