import * as z from 'zod/mini'
import { choice, chosenId } from '../fields/fields.ts'
import { limits } from '../fields/limits.ts'
import { isStorable } from '../fields/text-rules.ts'

/** The kinds of records that files belong to; a file may also belong to none. */
export const fileOwners = ['project', 'activity', 'sub_activity', 'expense', 'request'] as const

/** A kind of record that files belong to. */
export type FileOwner = (typeof fileOwners)[number]

// Joiners shape words in Arabic script and in others; the other invisible letters only hide what a name really is, such
// as one that turns the reading direction so that `exe.pdf` ends otherwise than it seems.
const misleading = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu

/** The ending of a file name with its dot, in lower case; empty where it has none. */
export const endingOf = (name: string): string =>
  /.\.([\p{L}\p{N}]{1,10})$/u.exec(name)?.[0].slice(1).toLowerCase() ?? ''

/** Without what Windows leaves out at the end of a name, so that another ending would count there. */
const withoutDots = (name: string) => name.replace(/^[. ]+|[. ]+$/g, '')

/**
 * A file name in any script as it is stored: composed, without a path, without letters that nobody sees or that no
 * system takes in names, and with its ending where it has to be cut.
 */
export const cleanFileName = (given: string): string => {
  const bare = given.normalize('NFC').replace(misleading, '')
  const last = bare.split(/[/\\]/).at(-1) ?? ''
  const name = withoutDots(last.replace(/[<>:"|?*]/g, '_').replace(/\s+/gu, ' '))
  if (name.length <= limits.line_length) return name
  const ending = endingOf(name)
  // The first half of a letter that was cut in two is left out.
  const cut = name.slice(0, limits.line_length - ending.length).replace(/[\ud800-\udbff]$/, '')
  return withoutDots(cut + ending)
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

/** What is said of a file; it may stay empty. */
export const fileDescription = () =>
  z
    .string({ error: 'wrong_type' })
    .check(
      z.refine(isStorable, { error: 'bad_characters' }),
      z.trim(),
      z.maxLength(limits.file_description_length, { error: 'too_long' }),
    )

/** The record that a file belongs to, or none. */
export const owner = {
  of_kind: z.optional(choice(fileOwners)),
  of_id: z.optional(chosenId()),
}
/** That a record is named by both its kind and its id. */
export const bothOrNone = () =>
  z.refine<{ of_kind?: string | undefined; of_id?: string | undefined }>(
    given => (given.of_kind === undefined) === (given.of_id === undefined),
    { path: ['of_id'], error: 'field_required' },
  )
