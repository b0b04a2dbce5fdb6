import { fillPlaceholders, type Placeholder } from '@portal/contract/messages/training-emails'
import { plainText } from '../../platform/rich-text.ts'
import type { SubActivityRow } from '../../training/sub-activities/store.ts'
import {
  escaped,
  type MailLanguage,
  mailDocumentOf,
  mailLanguage,
  type RenderedMail,
  type WrittenMail,
  withFooter,
} from '../emails/render.ts'
import type { RecipientRow } from './store.ts'

type Values = Readonly<Record<Placeholder, string>>

const valuesFor = ({ subActivity, course }: SubActivityRow, reader: RecipientRow, link: string): Values => {
  const isArabic = mailLanguage(reader.language) === 'ar'
  return {
    name: (isArabic ? reader.full_name_ar : reader.full_name_en) ?? '',
    training: subActivity.name,
    training_code: subActivity.code,
    course: (isArabic ? course?.name_ar : (course?.name_en ?? course?.name_ar)) ?? '',
    start_date: subActivity.start_date,
    end_date: subActivity.end_date,
    place: subActivity.place,
    link,
  }
}

/** Fills placeholders in HTML. Values in text use `inWords`. Values in attributes are only escaped. */
const fillHtml = (html: string, values: Values, inWords: (name: Placeholder) => string) =>
  html
    .split(/(<[^>]*>)/)
    .map((part, at) => fillPlaceholders(part, name => (at % 2 ? escaped(values[name]) : inWords(name))))
    .join('')

const linked = (address: string) => `<a href="${escaped(address)}">${escaped(address)}</a>`

/** The title and formatted content with a reader's own values. `link` is the page of the training that they can open. */
export const messageFor = (
  training: SubActivityRow,
  { title, content }: WrittenMail,
  reader: RecipientRow,
  link: string,
): WrittenMail => {
  const values = valuesFor(training, reader, link)
  const shown = (name: Placeholder) => (name === 'link' ? linked(values.link) : escaped(values[name]))
  return { title: fillPlaceholders(title, name => values[name]), content: fillHtml(content, values, shown) }
}

const isolated = (html: string) => html.replace(/<(p|h3|h4|ul|ol|blockquote)>/g, '<$1 dir="auto">')

/** Renders a formatted message for sending. */
export const renderFormatted = (language: MailLanguage, { title, content }: WrittenMail): RenderedMail => ({
  title,
  text: withFooter(language, [plainText(content)]),
  html: mailDocumentOf(language, title, [isolated(content)]),
})
