import { type RefObject, useId } from 'react'
import { useTextSource } from '../../texts/index.ts'
import type { PictureProps } from '../props.ts'
import { type Explore, useExplore } from './tooltip/use-explore.ts'
import { type PlotSize, usePlotSize } from './use-plot-size.ts'

/** The environment of every drawing. */
export interface Plot {
  readonly ref: RefObject<HTMLDivElement | null>
  readonly plotSize: PlotSize | undefined
  readonly explore: Explore
  /** Prefixes the IDs of this drawing's fills. */
  readonly id: string
  readonly isRtl: boolean
}

export const usePlot = ({ points }: PictureProps): Plot => {
  const { ref, plotSize } = usePlotSize()
  const explore = useExplore(points.length, ref)
  const { direction } = useTextSource()
  return { ref, plotSize, explore, id: useId(), isRtl: direction === 'rtl' }
}
