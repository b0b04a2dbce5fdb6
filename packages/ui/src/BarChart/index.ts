export { type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { BarChart, barLayouts } from './BarChart.tsx'
