// A server component. It reads the records, and renders components of @portal/ui that need no browser.
import { Heading } from '@portal/ui/Heading'
import { startedAttempt } from '../../shared/records.ts'
import { Widgets } from '../../shared/Widgets.tsx'

// English is rendered when the site is built, Arabic when it is requested.
export const generateStaticParams = () => [{ language: 'en' }]

export default async function Page({ params }) {
  const { language } = await params
  return (
    <>
      <Heading level={1}>Next.js</Heading>
      <Widgets attempt={startedAttempt(language)} language={language} />
    </>
  )
}
