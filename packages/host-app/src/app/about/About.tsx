import { Heading } from '@portal/ui/Heading'
import { Page } from '@portal/ui/Page'
import { Section } from '@portal/ui/Section'
import { Stack } from '@portal/ui/Stack'
import { Text } from '@portal/ui/Text'
import { type ReactNode, useEffect } from 'react'
import { portalTextsOf } from '../../core/texts/texts-of.tsx'
import type about from '../../locales/en/app/about.json'

const useAboutTexts = portalTextsOf<typeof about>('about')

const Part = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div id={id}>
    <Section title={title}>{children}</Section>
  </div>
)

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <Stack gap="small">
    {lines.map(line => (
      <Text isReading key={line}>
        {line}
      </Text>
    ))}
  </Stack>
)

/** The about page: what the portal is, its terms, what it stores, and what it can't protect. */
const About = () => {
  const t = useAboutTexts()
  // The browser looked for the hash's target before the texts had rendered.
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
  const whatItIs = [t('what.staff'), t('what.people'), t('what.complaints')]
  const terms = [t('terms.own'), t('terms.honest'), t('terms.respect'), t('terms.end')]
  const storedData = [
    t('privacy.kept'),
    t('privacy.sessions'),
    t('privacy.device'),
    t('privacy.speed'),
    t('privacy.ask'),
  ]
  const limits = [t('private.text'), t('private.network'), t('private.few'), t('private.device')]
  return (
    <Page lead={t('lead')} title={t('title')} width="form">
      <Part id="what" title={t('what.title')}>
        <Lines lines={whatItIs} />
      </Part>
      <Part id="terms" title={t('terms.title')}>
        <Lines lines={terms} />
      </Part>
      <Part id="privacy" title={t('privacy.title')}>
        <Lines lines={storedData} />
      </Part>
      <Part id="private-complaints" title={t('private.title')}>
        <Lines lines={[t('private.nothing'), t('private.username'), t('private.own')]} />
        <Heading level={3}>{t('private.limits_title')}</Heading>
        <Lines lines={limits} />
      </Part>
    </Page>
  )
}

export default About
