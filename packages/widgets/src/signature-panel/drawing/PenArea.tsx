import { type Stroke, strokeBox, svgPathOf } from '@portal/contract/strokes'
import { useMemo } from 'react'
import { baseline, pad } from './drawing.css.ts'
import { usePen } from './use-pen.ts'

interface PenAreaProps {
  label: string
  strokes: readonly Stroke[]
  onStroke: (stroke: Stroke) => void
}

const { width, height } = strokeBox
const LINE = `M${width * 0.05} ${height * 0.8}H${width * 0.95}`

/** The box that is drawn in. What is finished is no work while the pen moves: each stroke under it is a path of its own. */
export const PenArea = ({ label, strokes, onStroke }: PenAreaProps) => {
  const { line, handlers } = usePen(onStroke)
  const finished = useMemo(() => svgPathOf(strokes), [strokes])
  return (
    <svg {...handlers} aria-label={label} className={pad} role="img" viewBox={`0 0 ${width} ${height}`}>
      <path className={baseline} d={LINE} />
      <path d={finished} />
      <path ref={line} />
    </svg>
  )
}
