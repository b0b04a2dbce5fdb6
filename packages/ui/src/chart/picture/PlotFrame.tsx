import type { ReactNode } from 'react'
import { useUiTexts } from '../../locales/index.ts'
import { type PictureProps, pointValue } from '../props.ts'
import { Legend } from './labels/Legend.tsx'
import { drawing, keys, plot as plotStyle, stage } from './picture.css.ts'
import type { swatchKinds } from './Swatch.tsx'
import type { Plot } from './use-plot.ts'

interface PlotFrameProps {
  drawn: PictureProps
  plot: Plot
  children: ReactNode
  /** Shows a legend above the drawing, where labels don't fit beside the data. */
  names?: (typeof swatchKinds)[number] | undefined
  /** Content under the drawing. */
  foot?: ReactNode
}

/** The drawing, with a range input over it that takes key presses and announces each point, and a legend if needed. */
export const PlotFrame = ({ drawn, plot, children, names, foot }: PlotFrameProps) => {
  const { title, points, series, format } = drawn
  const { ref, explore, id } = plot
  const t = useUiTexts()
  const point = points[explore.last]
  const figures = series.map(one => {
    const figure = point ? pointValue(point, one) : null
    return `${one.label} ${figure === null ? t('no_figure') : format(figure)}`
  })
  return (
    <div className={plotStyle}>
      {names && <Legend drawn={drawn} id={id} kind={names} />}
      <div
        className={stage}
        onPointerLeave={event => {
          if (event.pointerType !== 'touch') explore.hide()
        }}
        ref={ref}
      >
        <input
          aria-label={t('chart_points', { title })}
          aria-valuetext={`${point?.label}: ${figures.join(t('list_comma'))}`}
          className={keys}
          max={points.length - 1}
          min={0}
          onBlur={explore.hide}
          onChange={explore.onChange}
          onFocus={() => explore.show(explore.last)}
          type="range"
          value={explore.last}
        />
        {plot.plotSize && (
          <div className={drawing} data-portal-inside="">
            {children}
          </div>
        )}
      </div>
      {foot}
    </div>
  )
}
