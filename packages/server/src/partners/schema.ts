import { randomBytes } from 'node:crypto'
import type { Finding } from '@portal/contract/partners/partner-checks'
import type { PartnerTheme } from '@portal/contract/partners/partners'
import { widgets } from '@portal/contract/partners/widget-scopes'
import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Identifies a site in the script tag. Not a secret, but unique. */
export const newKey = () => `site_${randomBytes(12).toString('base64url')}`

/** Sites that may show widgets. */
export const partners = pgTable('partners', {
  id: uuid('id').primaryKey(),
  key: text('key').notNull().$defaultFn(newKey),
  former_key: text('former_key'),
  former_key_until: moment('former_key_until'),
  name: text('name').notNull(),
  origins: text('origins').array().notNull(),
  theme: jsonb('theme').$type<PartnerTheme>().notNull().default({}),
  /** Widgets that the site's pages may show. */
  widgets: text('widgets', { enum: widgets }).array().notNull().default(['complaint']),
  last_seen_at: moment('last_seen_at'),
  created_at: moment('created_at').notNull().defaultNow(),
  version: integer('version').notNull().default(1),
})

export type PartnerRow = typeof partners.$inferSelect

/** The live check of a site's page, with the findings that frames reported. */
export const liveChecks = pgTable('partner_live_checks', {
  partner_id: uuid('partner_id').primaryKey(),
  token: uuid('token').notNull(),
  findings: jsonb('findings').$type<Finding[]>().notNull().default([]),
  expires_at: moment('expires_at').notNull(),
})
