import { Stack } from '@portal/ui/Stack'
import { type Step, Stepper } from '@portal/ui/Stepper'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { usage } from '../../.storybook/usage.ts'
import { useSay } from '../support/say.ts'

const meta = preview.meta({
  title: 'ui/Navigation/Stepper',
  component: Stepper,
  parameters: usage({
    what: 'Shows progress through known steps, such as a request’s signatures or a multi-part form.',
    dos: ['Show up to seven steps.', 'Below a completed step, say who completed it and when.'],
    donts: ['Don’t use it for events in no fixed order. Use Timeline instead.'],
  }),
  args: { label: '', steps: [] },
})

const Steps = ({ at, problem }: { at: number; problem?: boolean }) => {
  const say = useSay()
  const words = [
    {
      label: say('Requested by', 'مقدم الطلب'),
      help: say('Salma Hamwi, 12-Nov-2026', 'سلمى الحموي، 12-تشرين الثاني-2026'),
    },
    {
      label: say('Direct manager', 'المدير المباشر'),
      help: say('Omar Kaya, 13-Nov-2026', 'عمر كايا، 13-تشرين الثاني-2026'),
    },
    { label: say('Budget holder', 'مسؤول الميزانية') },
    { label: say('Procurement department', 'قسم المشتريات') },
    { label: say('Accounting department', 'قسم المحاسبة') },
  ]
  const steps = words.map(
    (step, index): Step => ({
      id: step.label,
      label: step.label,
      ...(index < at && step.help && { help: step.help }),
      state: index < at ? 'done' : index > at ? 'upcoming' : problem ? 'problem' : 'current',
    }),
  )
  return <Stepper label={say('Signatures', 'التوقيعات')} steps={steps} />
}

export const Playground = meta.story({ render: () => <Steps at={2} /> })

const Matrix = () => (
  <Stack gap="huge">
    <Steps at={0} />
    <Steps at={2} />
    <Steps at={3} problem />
    <Steps at={5} />
  </Stack>
)

export const States = meta.story({
  render: () => <Matrix />,
  tags: ['visual'],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[aria-current="step"]')).toHaveLength(2)
  },
})

/** On a phone, the stepper shows the current step and the number of steps on one line. */
export const OnPhone = meta.story({
  render: () => <Matrix />,
  globals: { viewport: { value: 'mobile1' } },
  tags: ['visual'],
  play: async ({ canvas }) => {
    const shown = canvas.getAllByRole('listitem')
    await expect(shown).toHaveLength(4)
    await expect(shown[1]).toHaveTextContent(/(Step 3 of 5|الخطوة 3 من 5) · /)
  },
})

export const Arabic = States.extend({ globals: { locale: 'ar' }, tags: ['!visual', 'arabic'] })
