export { type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { LineChart } from './LineChart.tsx'
