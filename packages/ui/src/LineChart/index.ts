export { type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { LineChart, type LineChartProps } from './LineChart.tsx'
