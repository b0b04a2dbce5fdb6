import { Button } from '@portal/ui/Button'
import { ConfirmDialog, confirm } from '@portal/ui/ConfirmDialog'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'
import { seen } from '../support/seen.ts'

const meta = preview.meta({
  title: 'ui/Overlays/ConfirmDialog',
  component: ConfirmDialog,
  parameters: usage({
    what: "Asks once before an action that can't be undone. Await the answer: `if (await confirm({...})) remove()`.",
    dos: ['Name what will be lost.', 'Label the button with the action: "Delete donor".'],
    donts: ["Don't use it where undo is possible.", 'Never ask only "Are you sure?".'],
    // `confirm()` opens it.
    element: 'none',
  }),
})

const Live = ({ asks = false }: { asks?: boolean }) => {
  const say = useSay()
  const [answer, setAnswer] = useState('')
  const ask = () =>
    confirm({
      title: say('Delete this donor?', 'حذف هذه الجهة المانحة؟'),
      text: say('Its 3 projects are deleted with it.', 'ستُحذف معها مشاريعها الثلاثة.'),
      action: say('Delete donor', 'حذف الجهة المانحة'),
    }).then(goesOn => setAnswer(String(goesOn)))
  return (
    <>
      <Button onPress={ask} variant="danger">
        {say('Delete', 'حذف')}
      </Button>
      <Text>{asks ? '' : answer}</Text>
      <ConfirmDialog />
    </>
  )
}

export const Playground = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.click(opener)
    await seen(() => screen.getByRole('alertdialog'))
    await userEvent.keyboard('{Escape}')
    await seen(() => canvas.getByText('false'))
    await userEvent.click(opener)
    await userEvent.click((await screen.findAllByRole('button')).at(-1) ?? opener)
    await seen(() => canvas.getByText('true'))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const States = meta.story({
  render: () => <Live asks />,
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await seen(() => screen.getByRole('alertdialog'))
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

export const Keyboard = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('alertdialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await seen(() => canvas.getByText('false'))
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('alertdialog')
    const action = screen.getAllByRole('button').at(-1)
    while (document.activeElement !== action) await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await seen(() => canvas.getByText('true'))
  },
})
