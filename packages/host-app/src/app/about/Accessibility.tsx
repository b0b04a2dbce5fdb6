import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import type accessibility from '../../locales/en/app/accessibility.json'

const useAccessibilityTexts = portalTextsOf<typeof accessibility>('accessibility')

const Part = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <Section title={title}>
    <Stack gap="small">
      {lines.map(line => (
        <Text isReading key={line}>
          {line}
        </Text>
      ))}
    </Stack>
  </Section>
)

/** The accessibility statement: conformance, tests, known issues, and where to report problems. */
const Accessibility = () => {
  const t = useAccessibilityTexts()
  const goal = [t('goal.standard'), t('goal.keyboard'), t('goal.readers'), t('goal.sight'), t('goal.calm')]
  const tested = [t('tested.automatic'), t('tested.widgets'), t('tested.browsers'), t('tested.people')]
  const known = [
    t('known.draw'),
    t('known.budget'),
    t('known.charts'),
    t('known.files'),
    t('known.turkish'),
    t('known.voice'),
  ]
  return (
    <Page lead={t('lead')} title={t('title')} width="form">
      <Part lines={goal} title={t('goal.title')} />
      <Part lines={tested} title={t('tested.title')} />
      <Part lines={known} title={t('known.title')} />
      <Part lines={[t('complain.how'), t('complain.private'), t('complain.without')]} title={t('complain.title')} />
      <Text isReading>{t('prepared')}</Text>
    </Page>
  )
}

export default Accessibility
