import * as z from 'zod/mini'
import { limits } from './limits.ts'
import { isStorable } from './text-rules.ts'

// Joiners shape words in Arabic script and in others; the other invisible letters only hide what a name really is, such
// as one that turns the reading direction so that `exe.pdf` ends otherwise than it seems.
const misleading = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** The ending of a file name with its dot, in lower case; empty where it has none. */
export const endingOf = (name: string): string =>
  /.\.([\p{L}\p{N}]{1,10})$/u.exec(name)?.[0].slice(1).toLowerCase() ?? ''

/**
 * A file name in any script as it is kept: composed, without a path, without letters that nobody sees or that no system
 * takes in names, and with its ending where it has to be cut.
 */
export const cleanFileName = (given: string): string => {
  const bare = given.normalize('NFC').replace(misleading, '')
  const name = (bare.split(/[/\\]/).at(-1) ?? '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  if (name.length <= limits.line_length) return name
  const ending = endingOf(name)
  return `${name
    .slice(0, limits.line_length - ending.length)
    .toWellFormed()
    .replace(/\ufffd$/, '')}${ending}`
}

/** A file's name, made clean. */
export const fileName = () =>
  z
    .string({ error: issue => (issue.input === undefined ? 'field_required' : 'wrong_type') })
    .check(
      z.refine(isStorable, { error: 'bad_characters' }),
      z.overwrite(cleanFileName),
      z.minLength(1, { error: 'field_required' }),
    )
