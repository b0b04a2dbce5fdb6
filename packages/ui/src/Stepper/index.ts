export { type Step, Stepper, type StepperProps, stepStates } from './Stepper.tsx'
