import type { Complaint } from '@portal/contract/complaints/complaints'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { useLayoutEffect, useRef, useState } from 'react'
import { inMemory, useDraft } from '../../../blocks/form/drafts.ts'
import { useHandlingTexts } from '../texts.ts'
import { CommandForm } from './CommandForm.tsx'
import type { CommandName } from './commands.ts'

interface CommandPanelProps {
  complaint: Complaint
  /** What can be done here now, if anything. */
  name: CommandName | undefined
  /** On the button. */
  label: string
  /** What the text is now. Default nothing. */
  text?: string | null
}

/** A place where one thing can be done: a button that opens its form, and afterwards says that it was done. */
export const CommandPanel = ({ complaint, name, label, text }: CommandPanelProps) => {
  const t = useHandlingTexts()
  const draft = useDraft(`${complaint.id}:${name}`, inMemory)
  const [open, setOpen] = useState(() => draft.read() !== undefined)
  const [done, setDone] = useState<CommandName>()
  const [closings, setClosings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)

  // The form is gone, so the focus goes back to what had opened it.
  useLayoutEffect(() => {
    if (closings > 0) button.current?.focus()
  }, [closings])

  const close = () => {
    setOpen(false)
    setClosings(closings + 1)
  }
  return (
    <Stack align={open ? 'stretch' : 'start'} gap="small">
      {done && (
        <Banner isLive tone="success">
          {t(`done.${done}`)}
        </Banner>
      )}
      {name && !open && (
        <Button
          onPress={() => {
            setDone(undefined)
            setOpen(true)
          }}
          ref={button}
        >
          {label}
        </Button>
      )}
      {name && open && (
        <CommandForm
          complaint={complaint}
          key={name}
          name={name}
          onAway={close}
          onDone={() => {
            setDone(name)
            close()
          }}
          text={text}
        />
      )}
    </Stack>
  )
}
