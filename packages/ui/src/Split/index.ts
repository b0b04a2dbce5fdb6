export { Split, type SplitProps, splitRatios } from './Split.tsx'
