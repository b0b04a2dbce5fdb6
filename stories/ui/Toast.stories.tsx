import { Button } from '@portal/ui/Button'
import { Page } from '@portal/ui/Page'
import { Text } from '@portal/ui/Text'
import { dismissToast, ToastRegion, toast } from '@portal/ui/Toast'
import { useEffect } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Overlays/Toast',
  component: ToastRegion,
  parameters: usage({
    what: 'Reports something that happened elsewhere. Appears at the bottom centre, stays until dismissed, and avoids action bars and the focused element.',
    dos: [
      'Write one sentence, and offer undo where possible.',
      'Set `data-keep-clear` on elements at the screen’s edge that must stay visible. Our own bars have it.',
    ],
    donts: ['Don’t use it for what the person just did on this page. Show that result in place.'],
    // `toast()` opens it.
    element: 'none',
  }),
})

const Live = () => {
  const say = useSay()
  return (
    <>
      <Button onPress={() => toast({ text: say('Unsufficient Privileges', 'صلاحيات غير كافية'), tone: 'warning' })}>
        {say('Ask for too much', 'طلب ما لا يجوز')}
      </Button>
      <ToastRegion />
    </>
  )
}

export const Playground = meta.story({
  globals: { locale: 'en' },
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button')
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(screen.getAllByText('Unsufficient Privileges')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
    await expect(screen.queryByText('Unsufficient Privileges')).toBeNull()
  },
})

const Matrix = () => {
  const say = useSay()
  useEffect(() => {
    const shown = [
      toast({ isAtTop: true, text: say('Unsufficient Privileges', 'صلاحيات غير كافية'), tone: 'warning' }),
      toast({ text: say('The import has finished.', 'انتهى الاستيراد.'), tone: 'success' }),
      toast({
        text: say(
          'The file could not be sent. It is kept on this device.',
          'تعذّر إرسال الملف. وهو محفوظ على هذا الجهاز.',
        ),
        tone: 'danger',
      }),
      toast({
        text: say('Complaint closed', 'أُغلقت الشكوى'),
        action: { label: say('Undo', 'تراجع'), onPress: () => undefined },
      }),
    ]
    return () => {
      for (const id of shown) dismissToast(id)
    }
  }, [say])
  return <ToastRegion />
}

export const States = meta.story({ render: () => <Matrix />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })

const Among = () => {
  const say = useSay()
  const action = <Button variant="primary">{say('Add project', 'إضافة مشروع')}</Button>
  return (
    <>
      <Page action={action} title={say('Projects', 'المشاريع')}>
        <Text>{say('Nothing has begun yet.', 'لم يبدأ شيء بعد.')}</Text>
      </Page>
      <Matrix />
    </>
  )
}

/** Toasts don't cover other controls. */
export const OverBars = meta.story({ render: () => <Among />, tags: ['visual'], parameters: { layout: 'fullscreen' } })

export const Keyboard = meta.story({
  globals: { locale: 'en' },
  render: () => <Live />,
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dismiss = await screen.findByRole('button', { name: 'Dismiss' })
    await userEvent.tab()
    await expect(dismiss).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Unsufficient Privileges')).toBeNull())
  },
})
