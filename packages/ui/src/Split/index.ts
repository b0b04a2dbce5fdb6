export { Split, splitRatios } from './Split.tsx'
