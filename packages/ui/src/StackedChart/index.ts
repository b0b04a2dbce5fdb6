export { barLayouts, type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { StackedChart, type StackedChartProps } from './StackedChart.tsx'
