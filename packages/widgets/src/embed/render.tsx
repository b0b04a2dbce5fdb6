import type { ReceiptView } from '@portal/contract/complaints/receipts'
import type { FrameLocale, FrameRefusal } from '@portal/contract/partners/embed'
import type { Widget } from '@portal/contract/partners/widget-scopes'
import uiAr from '@portal/ui/locales/ar/ui.json'
import uiEn from '@portal/ui/locales/en/ui.json'
import { lookupIn, TextsProvider } from '@portal/ui/texts'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import complaintsAr from '../locales/ar/complaints.json'
import embedAr from '../locales/ar/embed.json'
import framesAr from '../locales/ar/frames.json'
import receiptAr from '../locales/ar/receipt.json'
import complaintsEn from '../locales/en/complaints.json'
import embedEn from '../locales/en/embed.json'
import framesEn from '../locales/en/frames.json'
import receiptEn from '../locales/en/receipt.json'
import { Frame } from './Frame.tsx'
import type { FrameState } from './frame-state.ts'
import { AwayPage } from './pages/AwayPage.tsx'
import { RefusedPage } from './pages/RefusedPage.tsx'
import { ReceiptPage } from './receipt/ReceiptPage.tsx'
import { FirstState } from './scoped/shell/FirstState.tsx'
import type { WidgetState } from './scoped/shell/widget-state.ts'
import { ConnectPage, type ConnectState } from './sign-in/ConnectPage.tsx'

const catalogues = {
  en: { ui: uiEn, complaints: complaintsEn, embed: embedEn, frames: framesEn, receipt: receiptEn },
  ar: { ui: uiAr, complaints: complaintsAr, embed: embedAr, frames: framesAr, receipt: receiptAr },
}

export interface Rendered {
  readonly title: string
  readonly markup: string
}

const rendered = (locale: FrameLocale, title: string, node: ReactNode): Rendered => {
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  const source = { language: locale, direction, find: lookupIn(locale, catalogues[locale]) } as const
  return { title, markup: renderToString(<TextsProvider source={source}>{node}</TextsProvider>) }
}

/** The complaint frame. The port is a placeholder, because the server files nothing through it. */
export const renderFrame = (state: FrameState, restartHref: string): Rendered =>
  rendered(
    state.locale,
    catalogues[state.locale].complaints.title,
    <Frame restartHref={restartHref} port={{ file: async () => undefined }} state={state} />,
  )

/** The frame of a widget before its script has loaded. */
export const renderWidget = (state: WidgetState): Rendered =>
  rendered(state.locale, catalogues[state.locale].frames.titles[state.widget], <FirstState state={state} />)

export const renderConnect = (locale: FrameLocale, state: ConnectState): Rendered =>
  rendered(locale, catalogues[locale].embed.sign_in, <ConnectPage state={state} />)

export const renderReceipt = (locale: FrameLocale, state: ReceiptView): Rendered =>
  rendered(locale, catalogues[locale].receipt.title, <ReceiptPage locale={locale} state={state} />)

export const renderRefused = (locale: FrameLocale, refusal: FrameRefusal, isInPanel: boolean): Rendered =>
  rendered(locale, catalogues[locale].embed.refused_title, <RefusedPage refusal={refusal} isInPanel={isInPanel} />)

/** Required content of the attribute `for`, as in docs/partners.md. */
const subjects: Readonly<Record<Widget, string>> = {
  complaint: '',
  evaluation: 'TRAINING-ID or TRAINING-ID/instructor',
  exam: 'TRAINING-ID/pre or TRAINING-ID/post',
  signature: 'purchase_requests/REQUEST-ID or employment_requests/REQUEST-ID',
  budget: 'PROJECT-ID',
}

/** A console line that tells the page's developers what to change. */
export const explainRefusal = (widget: Widget, refusal: FrameRefusal): string => {
  const element = `<portal-${widget}>`
  const subject = `It must contain ${subjects[widget]}, with an ID from the portal's addresses.`
  const lines: Readonly<Record<FrameRefusal, string>> = {
    key_missing: `${element} has no site. Add site="YOUR-KEY", or data-site to its script tag.`,
    key_unknown: `the key of ${element} is unknown. Copy the site's key from Partner sites.`,
    origin_missing: `this page's origin is not on its site's list, so ${element} is not shown. Add it under Partner sites.`,
    widget_refused: `this site may not show ${element}. Allow it under Partner sites.`,
    subject_missing: `${element} has no "for". ${subject}`,
    subject_wrong: `the "for" of ${element} is of the wrong shape. ${subject}`,
  }
  return `Portal: ${lines[refusal]}`
}

/** Shown while the portal is unavailable. `again` is the URL to retry. */
export const renderAway = (locale: FrameLocale, again?: string): Rendered =>
  rendered(locale, catalogues[locale].embed.away_title, <AwayPage again={again} />)
