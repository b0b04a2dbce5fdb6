export { barLayouts, type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { BarChart, type BarChartProps } from './BarChart.tsx'
