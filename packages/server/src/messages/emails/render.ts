import signingAr from '@portal/contract/locales/ar/signing.json' with { type: 'json' }
import signingEn from '@portal/contract/locales/en/signing.json' with { type: 'json' }
import type { mailLanguages } from '@portal/contract/messages/emails'
import ar from './parts/locales/ar.json' with { type: 'json' }
import en from './parts/locales/en.json' with { type: 'json' }

/** Languages of messages. Turkish has no texts and falls back to English. */
export type MailLanguage = (typeof mailLanguages)[number]

/** Source of a message. Blank lines separate paragraphs, and `{{name}}` inserts a value. */
export interface Template {
  readonly title: string
  readonly content: string
  /** Label of the button for `{{address}}`. */
  readonly action?: string
}

/** Values by name. `code` and `address` have their own layout, and lists have one line per item. */
export type MailValues = Readonly<Record<string, string | number | readonly string[]>>

/** A message ready to send. */
export interface RenderedMail {
  readonly title: string
  readonly text: string
  readonly html: string
}

export const mailTexts = { en, ar } as const

/** Names of roles, offices, and request types, as in the UI. */
export const signingTexts = { en: signingEn, ar: signingAr } as const

export const mailLanguage = (language: string): MailLanguage => (language === 'ar' ? 'ar' : 'en')

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes text for HTML. */
export const escaped = (text: string) => text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? sign)

const PLACEHOLDER = /\{\{(\w+)\}\}/g
const placeholderOf = (paragraph: string) => /^\{\{(\w+)\}\}$/.exec(paragraph)?.[1]

/** Replaces placeholders with the result of `write`. Leaves unknown ones as they are. */
const fill = (text: string, values: MailValues, write: (name: string, value: string) => string) =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    values[name] === undefined ? whole : write(name, String(values[name])),
  )

// Mail programs support neither our theme nor style sheets, so all styles are inline.
const font = "font-family:'IBM Plex Sans Arabic','IBM Plex Sans','Segoe UI',Tahoma,Arial,sans-serif"
const ink = 'color:#1c2024'
const quiet = 'color:#5b6269'
const lines = (language: MailLanguage) => (language === 'ar' ? 'line-height:1.8' : 'line-height:1.5')
const ltr = 'direction:ltr;unicode-bidi:isolate'

const codeBlock = (code: string) =>
  `<div dir="ltr" style="${ltr};display:inline-block;padding:12px 20px;background-color:#eef1f4;border-radius:4px;` +
  `font-family:'IBM Plex Mono',Consolas,Menlo,monospace;font-size:28px;letter-spacing:4px;${ink}">${escaped(code)}</div>`

const linkBlock = (address: string, action: string | undefined) => {
  const href = escaped(address)
  const button = action
    ? `<a href="${href}" style="display:inline-block;padding:10px 18px;background-color:#0b5cad;border-radius:4px;` +
      `color:#ffffff;font-weight:600;text-decoration:none">${escaped(action)}</a><br>`
    : ''
  const bare = `<a dir="ltr" href="${href}" style="${ltr};color:#0b5cad;font-size:13px;word-break:break-all">${href}</a>`
  return `${button}<span style="display:inline-block;padding-top:8px">${bare}</span>`
}

const inline = (name: string, value: string) => {
  if (name === 'code') return `<span dir="ltr" style="${ltr};font-weight:600">${escaped(value)}</span>`
  if (name === 'address') return linkBlock(value, undefined)
  return `<bdi>${escaped(value)}</bdi>`
}

const blockOf = (paragraph: string, { action }: Template, values: MailValues): string => {
  const name = placeholderOf(paragraph)
  const value = name === undefined ? undefined : values[name]
  if (Array.isArray(value)) return value.map(line => `<span dir="auto">${escaped(line)}</span>`).join('<br>')
  if (name === 'code' && value !== undefined) return codeBlock(String(value))
  if (name === 'address' && value !== undefined) return linkBlock(String(value), action)
  return fill(escaped(paragraph), values, inline).replaceAll('\n', '<br>')
}

const paragraphsOf = ({ content }: Template) => content.split(/\n{2,}/).filter(one => one.trim() !== '')

/** HTML document of a message, laid out for mail programs. `blocks` must be safe HTML. */
export const mailDocumentOf = (language: MailLanguage, title: string, blocks: readonly string[]): string => {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const side = language === 'ar' ? 'right' : 'left'
  const text = `${font};font-size:16px;${lines(language)};text-align:${side}`
  const row = (padding: string, content: string, style = ink) =>
    `<tr><td align="${side}" dir="auto" style="padding:${padding};${text};${style};text-align:${side}">${content}</td></tr>`
  return [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light">',
    `<title>${escaped(title)}</title></head>`,
    `<body dir="${direction}" style="margin:0;padding:0;background-color:#f4f6f8">`,
    `<table role="presentation" dir="${direction}" lang="${language}" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:#f4f6f8"><tr><td align="center" style="padding:24px 12px">`,
    `<table role="presentation" dir="${direction}" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;background-color:#ffffff;border:1px solid #d9dee3;border-radius:8px">`,
    row('24px 24px 8px', `<h1 style="margin:0;${font};font-size:20px;line-height:1.4;${ink}">${escaped(title)}</h1>`),
    ...blocks.map(block => row('8px 24px', block)),
    row('16px 24px 24px', `<span style="font-size:13px">${escaped(mailTexts[language].footer)}</span>`, quiet),
    '</table></td></tr></table></body></html>',
  ].join('')
}

const plainValue = (value: MailValues[string] | undefined) => (Array.isArray(value) ? value.join('\n') : String(value))

/** Joins plain paragraphs, and adds the footer of every message. */
export const withFooter = (language: MailLanguage, paragraphs: readonly string[]): string =>
  [...paragraphs, `-- \n${mailTexts[language].footer}`].join('\n\n')

/** Renders the title, plain text, and HTML of a message from its template. Escapes every value. */
export const renderMail = (language: MailLanguage, template: Template, values: MailValues): RenderedMail => {
  const title = fill(template.title, values, (_, value) => value)
  const paragraphs = paragraphsOf(template)
  const plain = paragraphs.map(paragraph => {
    const name = placeholderOf(paragraph)
    if (name !== undefined && values[name] !== undefined) {
      const label = name === 'address' && template.action ? `${template.action}:\n` : ''
      return label + plainValue(values[name])
    }
    return fill(paragraph, values, (_, value) => value)
  })
  return {
    title,
    text: withFooter(language, plain),
    html: mailDocumentOf(
      language,
      title,
      paragraphs.map(paragraph => blockOf(paragraph, template, values)),
    ),
  }
}

/** Plain text by a person. Blank lines separate paragraphs. */
export interface WrittenMail {
  readonly title: string
  readonly content: string
}

/** Like `renderMail`, for text by a person. Leaves braces as they are. */
export const renderWritten = (language: MailLanguage, { title, content }: WrittenMail): RenderedMail =>
  renderMail(language, { title, content: content.replace(/\r\n?/g, '\n') }, {})
