import { Button } from '@portal/ui/Button'
import { DescriptionList } from '@portal/ui/DescriptionList'
import { DonutChart } from '@portal/ui/DonutChart'
import { Heading } from '@portal/ui/Heading'
import { PrintPreview, printOrientations } from '@portal/ui/PrintPreview'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { choices, usage } from '../../.storybook/usage.ts'
import { dollars, donorsOf, shortDollars } from '../support/chart-points.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Overlays/PrintPreview',
  component: PrintPreview,
  argTypes: choices({ orientation: printOrientations }),
  parameters: {
    layout: 'fullscreen',
    ...usage({
      what: 'Shows a sheet over the page as it will print: white A4, in light colours in every theme.',
      dos: ['Include what a reader without access to the portal needs: names, numbers, and dates.'],
      donts: ['Don’t put buttons or links on the sheet.', 'Don’t use it for reading on screen. Use a page instead.'],
    }),
  },
  args: { title: 'Purchase request 412', isOpen: true, onClose: () => undefined, children: 'Text' },
})

const Request = () => {
  const say = useSay()
  return (
    <Stack gap="large">
      <Heading level={2} size="display">
        {say('Purchase request 412', 'طلب الشراء 412')}
      </Heading>
      <DescriptionList
        facts={[
          { label: say('Project', 'المشروع'), value: say('Schools open again', 'عودة المدارس') },
          { label: say('Asked for by', 'مقدّم الطلب'), value: say('Ana Berg', 'آنا بيرغ') },
          { label: say('Amount', 'المبلغ'), value: <bdi>$4,120.00</bdi> },
        ]}
      />
      <Text>
        {say(
          'Forty desks for the school in Azaz, to be there before the term begins.',
          'أربعون مقعدًا لمدرسة أعزاز، على أن تصل قبل بدء الفصل الدراسي.',
        )}
      </Text>
      <DonutChart
        format={dollars}
        formatShort={shortDollars}
        points={donorsOf(say)}
        pointsLabel={say('Donor', 'الجهة المانحة')}
        series={{ id: 'granted', label: say('Granted', 'الممنوح') }}
        title={say('Half of the money comes from one donor', 'نصف المال من جهة مانحة واحدة')}
      />
    </Stack>
  )
}

const Live = ({ startsOpen = false, ...args }: { startsOpen?: boolean; orientation?: 'portrait' | 'landscape' }) => {
  const say = useSay()
  const [isOpen, setOpen] = useState(startsOpen)
  return (
    <>
      <Text>{say('The page itself stays at home.', 'أما الصفحة نفسها فلا تُطبع.')}</Text>
      <Button onPress={() => setOpen(true)}>{say('Print the request', 'طباعة الطلب')}</Button>
      <PrintPreview
        {...args}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={say('Purchase request 412', 'طلب الشراء 412')}
      >
        <Request />
      </PrintPreview>
    </>
  )
}

export const Playground = meta.story({ render: ({ orientation }) => <Live orientation={orientation} /> })

export const Keyboard = meta.story({
  render: () => <Live />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog')
    const isInside = () => expect(dialog.contains(document.activeElement)).toBe(true)
    for (let presses = 0; presses < 6; presses += 1) {
      await isInside()
      await userEvent.tab()
    }
    await isInside()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const States = meta.story({
  render: () => <Live startsOpen />,
  tags: ['visual'],
  play: async () => {
    let layer: Element = await screen.findByRole('dialog')
    while (layer.parentElement && getComputedStyle(layer).zIndex === 'auto') layer = layer.parentElement
    await expect(layer).toHaveStyle({ zIndex: '20002' })
    await screen.findByRole('img')
  },
})

export const Landscape = meta.story({ render: () => <Live orientation="landscape" startsOpen />, tags: ['visual'] })

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
