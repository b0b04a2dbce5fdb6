export { Grid, gridColumns } from './Grid.tsx'
