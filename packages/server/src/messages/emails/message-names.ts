import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { mailLanguage, type Template } from './render.ts'

/** Name of an automatic message. Its texts are in `locales`. */
export type MessageName = keyof typeof en

/** Messages with a code, which become useless when it expires. Send them with `sendCode` or `sendInvitation`. */
type CodedMessage = 'verify' | 'reset' | 'confirm_email' | 'invitation'

/** Messages without a code. */
export type PlainMessage = Exclude<MessageName, CodedMessage>

export const messageNames = Object.keys(en).filter((name): name is MessageName => name in en)

/** Template of a message in the reader's language. */
export const templateOf = (name: MessageName, language: string): Template =>
  (mailLanguage(language) === 'ar' ? ar : en)[name]
