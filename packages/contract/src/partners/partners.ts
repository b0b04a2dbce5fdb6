import * as z from 'zod/mini'
import { crud } from '../core/api/crud.ts'
import { endpoint } from '../core/api/endpoint.ts'
import { listQuery, one } from '../core/api/lists.ts'
import { choice, choices, id, line, moment, version } from '../core/fields/fields.ts'
import { limits } from '../core/fields/limits.ts'
import { widgets } from './widget-scopes.ts'

// `URL` accepts an asterisk in host names, which a content security policy would treat as a wildcard.
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])$/

const isExactOrigin = (value: string) => {
  const url = URL.parse(value)
  const isWeb = url !== null && (url.protocol === 'https:' || url.protocol === 'http:')
  return isWeb && url.origin === value && HOST.test(url.hostname)
}

/** Scheme, host, and port as browsers send them, without path or wildcard. */
export const origin = () => line().check(z.refine(isExactOrigin, { error: 'origin_invalid' }))

const colour = () => z.string({ error: 'wrong_type' }).check(z.regex(/^#[0-9a-fA-F]{6}$/, { error: 'colour_invalid' }))

/** The only theme tokens that a partner's page may set. */
export const partnerTheme = z.object({
  accent: z.optional(colour()),
  surface: z.optional(colour()),
  text: z.optional(colour()),
  radius: z.optional(
    z.int({ error: 'wrong_type' }).check(z.gte(0, { error: 'value_negative' }), z.lte(24, { error: 'unknown_value' })),
  ),
  font: z.optional(
    z.string({ error: 'wrong_type' }).check(z.regex(/^[A-Za-z0-9 ,'-]{1,120}$/, { error: 'bad_characters' })),
  ),
})

export type PartnerTheme = z.infer<typeof partnerTheme>

const draft = z.object({
  name: line(limits.name_length),
  origins: z
    .array(origin(), { error: 'field_required' })
    .check(z.minLength(1, { error: 'field_required' }), z.maxLength(20, { error: 'too_long' })),
  theme: partnerTheme,
  /** Defaults to the complaint form for a new site, and to no change for an existing one. */
  widgets: z.optional(choices(choice(widgets), widgets.length)),
})

/** A site that may show widgets. `key` is public and identifies the site in the script tag. */
export const partner = z.object({
  id: id(),
  key: z.string(),
  /** The previous key, while both are valid. `former_key_until` is when it expires. */
  former_key: z.nullable(z.string()),
  former_key_until: z.nullable(moment()),
  name: z.string(),
  origins: z.array(z.string()),
  theme: partnerTheme,
  widgets: z.array(z.enum(widgets)),
  last_seen_at: z.nullable(moment()),
  created_at: moment(),
  version: version(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
})

export type Partner = z.infer<typeof partner>

/** For system administrators only. A deleted site stops showing widgets immediately. */
export const partnerEndpoints = crud({
  path: '/partners',
  names: ['a partner site', 'partner sites'],
  record: partner,
  draft,
  query: listQuery(['name', '-name', '-created_at']),
  needs: { view: 'sysadmin', add: 'sysadmin', edit: 'sysadmin', delete: 'sysadmin' },
})

/** The current key remains valid for seven more days. */
export const replacePartnerKey = endpoint({
  method: 'POST',
  path: '/partners/:id/key',
  summary: 'Replace the key of a partner site',
  needs: 'sysadmin',
  input: z.object({ id: id(), version: version() }),
  output: one(partner),
  touches: ['/partners', '/partners/:id'],
  seenBy: 'sysadmin',
  errors: ['not_found', 'changed_meanwhile'],
})

export const { list: listPartners, read: readPartner, add: addPartner } = partnerEndpoints
