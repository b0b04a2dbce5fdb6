export { type Step, Stepper, stepStates } from './Stepper.tsx'
