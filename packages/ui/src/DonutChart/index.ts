export { type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { DonutChart, type DonutChartProps } from './DonutChart.tsx'
