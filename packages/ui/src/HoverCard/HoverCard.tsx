import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { ElementProps } from '../element/index.ts'
import { useHint } from '../Tooltip/use-hint.ts'
import { floating } from '../theme/popover.css.ts'
import { around, card as cardStyle, words } from './HoverCard.css.ts'

export interface HoverCardProps extends ElementProps {
  /** Words, which become a stop of the Tab key, or a Link. */
  children: string | ReactElement<{ describedBy?: string | undefined }>
  /** Facts, nothing that can be pressed; mounted each time it opens, so that it can read them then. */
  card: ReactNode
}

/**
 * A card with facts about what is pointed at or focused. The pointer may move onto it, and Escape removes it. Touch
 * does not show it on its own: all of it is on the page that the words link to.
 */
export const HoverCard = ({ children, card, ...element }: HoverCardProps) => {
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  const { isOpen, handlers, open } = useHint()
  const describedBy = isOpen ? id : undefined
  return (
    <TooltipTrigger isOpen={isOpen}>
      <span {...element} className={around} data-card="" ref={ref} {...handlers}>
        {typeof children === 'string' ? (
          <button aria-describedby={describedBy} className={words} onClick={open} type="button">
            <bdi>{children}</bdi>
          </button>
        ) : (
          cloneElement(children, { describedBy })
        )}
        <AriaTooltip className={`${floating} ${cardStyle}`} offset={8} placement="bottom start" triggerRef={ref}>
          <div id={id}>{card}</div>
        </AriaTooltip>
      </span>
    </TooltipTrigger>
  )
}
