import { cloneElement, type ReactElement, type ReactNode, useId, useRef } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { ElementProps } from '../element/index.ts'
import { useHint } from '../Tooltip/use-hint.ts'
import { floating } from '../theme/shared/popover.css.ts'
import { around, card as cardStyle, words } from './HoverCard.css.ts'

export interface HoverCardProps extends ElementProps {
  /** Plain text, which becomes focusable, or a Link. */
  children: string | ReactElement<{ describedBy?: string | undefined }>
  /** Facts without controls. The card mounts on each opening, so it can load data then. */
  card: ReactNode
}

/**
 * A card with facts about the hovered or focused text. Users can move the pointer onto it, and Escape closes it. Touch
 * opens it on plain text, but not on a link, so the linked page must contain everything.
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
