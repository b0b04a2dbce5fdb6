import { Button } from 'react-aria-components/Button'
import { DateRangePicker as AriaDateRangePicker, Group } from 'react-aria-components/DateRangePicker'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { box } from '../calendar/calendar.css.ts'
import { RangeMonth } from '../calendar/Month.tsx'
import { useAria } from '../calendar/use-aria.ts'
import { elementProps } from '../element/index.ts'
import { AriaField } from '../field/AriaField.tsx'
import { Glyph } from '../Icon/Glyph.tsx'
import { calendar } from '../Icon/paths.ts'
import { iconButton, sizes } from '../IconButton/IconButton.css.ts'
import { floating } from '../theme/shared/popover.css.ts'
import { panel, wide } from './DateRangePicker.css.ts'
import { Ends } from './Ends.tsx'
import { Presets } from './Presets.tsx'
import type { DateRangePickerProps } from './props.ts'
import { useRange } from './use-range.ts'

/** A date range, both ends included. Users type it, paste it, or pick it from a calendar or a preset. */
export const DateRangePicker = (props: DateRangePickerProps) => {
  const { startName, endName, isDisabled, isReadOnly, min, max } = props
  const own = useRange(props)
  const { problem, aria } = useAria({ ...props, ...(startName && { name: startName }) }, own)
  return (
    <AriaDateRangePicker {...aria} {...elementProps(props)}>
      <AriaField {...props} problem={problem}>
        <Group className={box} data-readonly={isReadOnly || undefined}>
          <Ends isReadOnly={isReadOnly} onFail={own.fail} onLeave={own.leave} />
          {!isReadOnly && (
            <Button className={`${iconButton} ${sizes.small}`}>
              <Glyph path={calendar} />
            </Button>
          )}
        </Group>
      </AriaField>
      {startName && <input disabled={isDisabled} name={startName} type="hidden" value={own.committed?.start ?? ''} />}
      {endName && <input disabled={isDisabled} name={endName} type="hidden" value={own.committed?.end ?? ''} />}
      <Popover className={`${floating} ${wide}`} offset={4}>
        <Dialog className={panel}>
          <Presets max={max} min={min} />
          <RangeMonth />
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  )
}
