import { useUiTexts } from '../../locales/index.ts'
import { figureOf, type PictureProps, totalOf } from '../props.ts'
import { Swatch, type swatchKinds } from './Swatch.tsx'
import { tipLabel, tipLine, tipName, tipTotal, tipValue } from './tip.css.ts'

interface TipProps {
  drawn: PictureProps
  at: number
  id: string
  kind: (typeof swatchKinds)[number]
  hasTotal?: boolean | undefined
}

/** What a point says, in full figures. Those who listen hear the same from the range. */
export const Tip = ({ drawn, at, id, kind, hasTotal = false }: TipProps) => {
  const { points, series, format } = drawn
  const t = useUiTexts()
  const point = points[at]
  if (!point) return null
  return (
    <>
      <div className={tipLabel}>{point.label}</div>
      {series.map((one, index) => {
        const figure = figureOf(point, one)
        return (
          <div className={tipLine} key={one.id}>
            {series.length > 1 && <Swatch count={series.length} id={id} index={index} kind={kind} />}
            <span className={tipName}>{one.label}</span>
            <bdi className={tipValue}>{figure === null ? '–' : format(figure)}</bdi>
          </div>
        )
      })}
      {hasTotal && (
        <div className={`${tipLine} ${tipTotal}`}>
          <span className={tipName}>{t('total')}</span>
          <bdi className={tipValue}>{format(totalOf(point, series))}</bdi>
        </div>
      )}
    </>
  )
}
