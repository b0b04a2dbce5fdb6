import { type RefObject, useId } from 'react'
import { useTextSource } from '../../texts/index.ts'
import type { PictureProps } from '../props.ts'
import { type Explore, useExplore } from './tooltip/use-explore.ts'
import { type PlotSize, usePlotSize } from './use-plot-size.ts'

/** What every picture needs to know of its surroundings. */
export interface Plot {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly plotSize: PlotSize | undefined
  readonly explore: Explore
  /** Names the fills of this one picture. */
  readonly id: string
  readonly isRtl: boolean
}

export const usePlot = ({ points }: PictureProps): Plot => {
  const { ref, plotSize } = usePlotSize()
  const explore = useExplore(points.length, ref)
  const { direction } = useTextSource()
  return { ref, plotSize, explore, id: useId(), isRtl: direction === 'rtl' }
}
