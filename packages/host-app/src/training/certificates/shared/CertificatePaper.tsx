import type { Certificate } from '@portal/contract/training/certificates/certificates'
import { formatDate } from '@portal/ui/DateText'
import { Isolate } from '@portal/ui/Isolate'
import { lookupIn } from '@portal/ui/texts'
import { useCertificateTexts } from '../../../core/texts/training.ts'
import ar from '../../../locales/ar/training/certificate_paper.json'
import en from '../../../locales/en/training/certificate_paper.json'
import { QrCode } from '../../../people/second-factors/app/QrCode.tsx'
import { foot, line, name, revoked, sheet, side, sides, title, verify } from './paper.css.ts'

// The paper shows both languages, regardless of the page's language.
const languages = [
  { language: 'en', direction: 'ltr', find: lookupIn('en', { certificate_paper: en }) },
  { language: 'ar', direction: 'rtl', find: lookupIn('ar', { certificate_paper: ar }, { certificate_paper: en }) },
] as const

/** Public URL that verifies a certificate. */
const addressOf = (code: string) => `${location.origin}/verify/certificate?code=${code}`

/** Printable certificate in English and Arabic side by side, with its verification code. */
export const CertificatePaper = ({ certificate }: { certificate: Certificate }) => {
  const t = useCertificateTexts()
  const { code, kind, course, training, start_date, end_date, issued_at, revoked_at } = certificate
  return (
    <article className={sheet}>
      <div className={sides}>
        {languages.map(({ language, direction, find }) => {
          const say = (key: string, values?: Parameters<typeof find>[2]) => find('certificate_paper', key, values)
          const date = (day: string) => formatDate(day, 'date', language)
          const taught = language === 'ar' ? course?.name_ar : course?.name_en
          return (
            <section className={side} dir={direction} key={language} lang={language}>
              <h2 className={title}>{say(`titles.${kind}`)}</h2>
              <p className={line}>{say('certifies')}</p>
              <p className={name}>{language === 'ar' ? certificate.full_name_ar : certificate.full_name_en}</p>
              <p className={line}>{say(`did.${kind}`)}</p>
              <p className={name}>
                <Isolate direction="auto">{training}</Isolate>
              </p>
              {taught && <p className={line}>{say('course', { course: taught })}</p>}
              <p className={line}>{say('dates', { from: date(start_date), to: date(end_date) })}</p>
              <p className={line}>{say('issued', { date: date(issued_at) })}</p>
              {revoked_at && <p className={revoked}>{say('revoked', { date: date(revoked_at) })}</p>}
            </section>
          )
        })}
      </div>
      <footer className={foot}>
        <QrCode label={t('qr_label')}>{addressOf(code)}</QrCode>
        <div className={verify}>
          {languages.map(({ language, direction, find }) => (
            <p dir={direction} key={language} lang={language}>
              {find('certificate_paper', 'verify')}
            </p>
          ))}
          <Isolate>{code}</Isolate>
        </div>
      </footer>
    </article>
  )
}
