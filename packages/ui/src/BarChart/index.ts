export { barLayouts, type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { BarChart } from './BarChart.tsx'
