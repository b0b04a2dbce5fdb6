export { barLayouts, type ChartPoint, type ChartSeries, chartSizes } from '../chart/props.ts'
export { StackedChart } from './StackedChart.tsx'
