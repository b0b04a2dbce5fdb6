import type { Guides } from '../types.ts'

export const charts: Guides = {
  BarChart: {
    keys: ['chart'],
    notes: [
      'A picture with its title, and the same figures in a table.',
      'Bars differ in pattern or place, not in colour alone.',
    ],
    others: ['StackedChart', 'LineChart'],
  },
  StackedChart: {
    keys: ['chart'],
    notes: ['Parts are named beside the picture, in the same order.'],
    others: ['BarChart', 'DonutChart'],
  },
  LineChart: {
    keys: ['chart'],
    notes: ['Lines differ by their ends’ words and marks.'],
    others: ['BarChart'],
  },
  DonutChart: {
    keys: ['chart'],
    notes: ['Shares are written in words and figures.'],
    others: ['StackedChart'],
  },
  GanttChart: {
    keys: ['chart'],
    notes: ['Every bar is a line of a table with its days.'],
    others: ['Timeline'],
  },
}
