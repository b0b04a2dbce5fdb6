import { mark, note, row } from '../Checkbox/Checkbox.css.ts'
import { elementProps } from '../element/index.ts'
import { GroupFrame } from '../field/GroupFrame.tsx'
import { useUiTexts } from '../locales/index.ts'
import { all, list } from './CheckboxGroup.css.ts'
import type { CheckboxGroupProps } from './props.ts'
import { useTicks } from './use-ticks.ts'

/** States the minimum and maximum in words. Returns nothing if any number is valid. */
const useRule = ({ min = 0, max }: CheckboxGroupProps): string | undefined => {
  const t = useUiTexts()
  if (max === undefined) return min > 0 ? t('choose_least', { count: min }) : undefined
  if (min === max) return t('choose_exactly', { count: min })
  return min > 0 ? t('choose_range', { min, count: max }) : t('choose_most', { count: max })
}

/** Several choices from a short list. Use MultiSelect for long lists. Native checkboxes work without JavaScript. */
export const CheckboxGroup = (props: CheckboxGroupProps) => {
  const { options, hasAll, isReadOnly } = props
  const ticks = useTicks(props)
  const rule = useRule(props)
  const t = useUiTexts()
  return (
    <GroupFrame {...props} rule={rule} {...elementProps(props)}>
      <div className={list} data-readonly={isReadOnly || undefined}>
        {hasAll && !ticks.isCapped && (
          <label className={`${row} ${all}`}>
            <input
              aria-readonly={isReadOnly}
              checked={ticks.isAll}
              className={mark}
              onChange={event => ticks.tickAll(event.target.checked)}
              ref={input => {
                if (input) input.indeterminate = ticks.isSome
              }}
              type="checkbox"
            />
            {t('select_all')}
          </label>
        )}
        {options.map(option => (
          <label className={row} key={option.value}>
            <input
              aria-readonly={isReadOnly}
              checked={ticks.has(option.value)}
              className={mark}
              disabled={option.isDisabled || ticks.isBeyond(option.value)}
              name={props.name}
              onChange={event => ticks.tick(option.value, event.target.checked)}
              type="checkbox"
              value={option.value}
            />
            <span>
              {option.label}
              {option.help && <span className={note}>{option.help}</span>}
            </span>
          </label>
        ))}
      </div>
    </GroupFrame>
  )
}
