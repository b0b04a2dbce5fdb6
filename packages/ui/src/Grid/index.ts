export { Grid, type GridProps, gridColumns } from './Grid.tsx'
