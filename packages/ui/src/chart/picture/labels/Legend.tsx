import type { PictureProps } from '../../props.ts'
import { key, keyItem } from '../picture.css.ts'
import { Swatch, type swatchKinds } from '../Swatch.tsx'

interface LegendProps {
  drawn: PictureProps
  id: string
  kind: (typeof swatchKinds)[number]
}

/** A one-line legend in the order of the series, for narrow charts. Screen readers get the names from the table. */
export const Legend = ({ drawn: { series }, id, kind }: LegendProps) => (
  <div aria-hidden="true" className={key}>
    {series.map((one, index) => (
      <span className={keyItem} key={one.id}>
        <Swatch count={series.length} id={id} index={index} kind={kind} />
        {one.label}
      </span>
    ))}
  </div>
)
