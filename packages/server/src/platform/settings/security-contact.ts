import * as z from 'zod/mini'

const email = /^[^\s<>@:/]+@[^\s<>@:/]+$/

/** A setting with a contact for vulnerability reports: an email address or an HTTPS URL. Parsed to a URI. */
export const securityContact = z.pipe(
  z
    .string()
    .check(
      z.refine(
        text => email.test(text) || (/^https:\/\/\S+$/.test(text) && URL.canParse(text)),
        'must be an email address or an https address',
      ),
    ),
  z.transform(text => (email.test(text) ? `mailto:${text}` : text)),
)
