export { GanttChart, type GanttChartProps } from './GanttChart.tsx'
export { type GanttRow, ganttZooms } from './periods.ts'
