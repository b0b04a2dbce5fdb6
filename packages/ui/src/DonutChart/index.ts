export { type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { DonutChart } from './DonutChart.tsx'
