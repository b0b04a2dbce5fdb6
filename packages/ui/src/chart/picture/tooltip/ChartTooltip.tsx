import { useUiTexts } from '../../../locales/index.ts'
import { type PictureProps, pointTotal, pointValue } from '../../props.ts'
import { Swatch, type swatchKinds } from '../Swatch.tsx'
import { tooltipLabel, tooltipLine, tooltipName, tooltipTotal, tooltipValue } from './tooltip.css.ts'

interface ChartTooltipProps {
  drawn: PictureProps
  at: number
  id: string
  kind: (typeof swatchKinds)[number]
  hasTotal?: boolean | undefined
}

/** A point's values in full. Screen readers get the same from the range input. */
export const ChartTooltip = ({ drawn, at, id, kind, hasTotal = false }: ChartTooltipProps) => {
  const { points, series, format } = drawn
  const t = useUiTexts()
  const point = points[at]
  if (!point) return null
  return (
    <>
      <div className={tooltipLabel}>{point.label}</div>
      {series.map((one, index) => {
        const figure = pointValue(point, one)
        return (
          <div className={tooltipLine} key={one.id}>
            {series.length > 1 && <Swatch count={series.length} id={id} index={index} kind={kind} />}
            <span className={tooltipName}>{one.label}</span>
            <bdi className={tooltipValue}>{figure === null ? '–' : format(figure)}</bdi>
          </div>
        )
      })}
      {hasTotal && (
        <div className={`${tooltipLine} ${tooltipTotal}`}>
          <span className={tooltipName}>{t('total')}</span>
          <bdi className={tooltipValue}>{format(pointTotal(point, series))}</bdi>
        </div>
      )}
    </>
  )
}
