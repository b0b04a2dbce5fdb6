import type { Complaint } from '@portal/contract/complaints/complaints'
import { Banner } from '@portal/ui/Banner'
import { Button } from '@portal/ui/Button'
import { Stack } from '@portal/ui/Stack'
import { useLayoutEffect, useRef, useState } from 'react'
import { inMemory, useDraft } from '../../../blocks/form/drafts.ts'
import { useHandlingTexts } from '../../../core/texts/texts.ts'
import { CommandForm } from './CommandForm.tsx'
import type { ComplaintCommandName } from './commands.ts'

interface CommandPanelProps {
  complaint: Complaint
  /** The command available here. Undefined if there is none. */
  name: ComplaintCommandName | undefined
  /** Label of the button. */
  label: string
  /** Current text. Default: empty. */
  text?: string | null
}

/** A button that opens a command's form, and confirms the command afterwards. */
export const CommandPanel = ({ complaint, name, label, text }: CommandPanelProps) => {
  const t = useHandlingTexts()
  const draft = useDraft(`${complaint.id}:${name}`, inMemory)
  const [open, setOpen] = useState(() => draft.read() !== undefined)
  const [done, setDone] = useState<ComplaintCommandName>()
  const [closings, setClosings] = useState(0)
  const button = useRef<HTMLButtonElement>(null)

  // The form is unmounted, so focus returns to the button that opened it.
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
