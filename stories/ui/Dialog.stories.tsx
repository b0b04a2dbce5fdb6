import { Button } from '@portal/ui/Button'
import { Dialog, dialogSizes } from '@portal/ui/Dialog'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { TextArea } from '@portal/ui/TextArea'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Overlays/Dialog',
  component: Dialog,
  argTypes: choices({ size: dialogSizes }),
  parameters: usage({
    what: 'A separate task over the page. On phones, a sheet at the bottom.',
    dos: ['Name the task in the title.', 'Put the main button last, at the end of the footer.'],
    donts: ["Don't nest dialogs.", "Don't let a click outside close the dialog if the user may have typed something."],
  }),
  args: { title: 'Reply', isOpen: true, onClose: () => undefined, children: 'Text' },
})

const Live = ({ startsOpen = false }: { startsOpen?: boolean }) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(startsOpen)
  const close = () => setOpen(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>{say('Reply', 'رد')}</Button>
      <Dialog
        actions={
          <>
            <Button onPress={close}>{say('Cancel', 'إلغاء')}</Button>
            <Button onPress={close} variant="primary">
              {say('Send reply', 'إرسال الرد')}
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={close}
        title={say('Reply to complaint', 'الرد على الشكوى')}
      >
        <Stack>
          <Text tone="muted">{say('The person who filed it will see your reply.', 'سيرى مقدّم الشكوى ردّك.')}</Text>
          <TextArea label={say('Reply', 'الرد')} rows={4} />
        </Stack>
      </Dialog>
    </>
  )
}

export const Playground = meta.story({ render: () => <Live /> })

export const Keyboard = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    await expect(dialog).toContainElement(document.activeElement instanceof HTMLElement ? document.activeElement : null)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const States = meta.story({ render: () => <Live startsOpen />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
