import { type Stroke, strokeBox, svgPathOf } from '@portal/contract/requests/strokes'
import { useMemo } from 'react'
import { baseline, ink, pad, sheet } from './drawing.css.ts'
import { usePen } from './use-pen.ts'

interface PenAreaProps {
  label: string
  strokes: readonly Stroke[]
  onStroke: (stroke: Stroke) => void
}

const { width, height } = strokeBox
const LINE = `M${width * 0.05} ${height * 0.8}H${width * 0.95}`

/** The drawing area. A canvas with the current stroke lies over an SVG with the finished ones. */
export const PenArea = ({ label, strokes, onStroke }: PenAreaProps) => {
  const canvas = usePen(onStroke)
  const finished = useMemo(() => svgPathOf(strokes), [strokes])
  return (
    <div aria-label={label} className={pad} role="img">
      <svg aria-hidden="true" className={sheet} viewBox={`0 0 ${width} ${height}`}>
        <path className={baseline} d={LINE} />
        <path d={finished} />
      </svg>
      <canvas className={ink} ref={canvas} />
    </div>
  )
}
