import ar from './locales/ar.json' with { type: 'json' }
import en from './locales/en.json' with { type: 'json' }
import { mailLanguage, type Template } from './render.ts'

/** A message of the portal, by name; its texts are in `locales`. */
export type MessageName = keyof typeof en

/** What contains a code, and is worth nothing once that is void. It is sent with `sendCode` or `sendInvitation`. */
type CodedMessage = 'verify' | 'reset' | 'confirm_email' | 'invitation'

/** What contains no code. */
export type PlainMessage = Exclude<MessageName, CodedMessage>

/** The names of all messages, for those that show or test each. */
export const messageNames = Object.keys(en).filter((name): name is MessageName => name in en)

/** The one source of a message in the language of its reader. */
export const templateOf = (name: MessageName, language: string): Template =>
  (mailLanguage(language) === 'ar' ? ar : en)[name]
