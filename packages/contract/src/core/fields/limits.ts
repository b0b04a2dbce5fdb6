/** Business constants and the portal's own limits. Sizes are in bytes, times in seconds. */
export const limits = {
  file_bytes: 50 * 1024 * 1024,
  file_description_length: 2000,
  /** Per person: incomplete uploads, and bytes announced per day. */
  uploads_open: 50,
  upload_bytes_daily: 5 * 1024 * 1024 * 1024,
  password_min: 8,
  password_max: 200,
  age_min: 18,
  rating_min: 1,
  rating_max: 5,
  /** Per evaluation form. */
  questions: 50,
  question_length: 300,
  answer_length: 1000,
  /** Results appear once there are this many answers, and then change in steps of this size. */
  answers_shown: 3,
  code_digits: 6,
  code_seconds: 10 * 60,
  code_tries: 5,
  code_resend_seconds: 30,
  /** Open notice streams, per person and per network. */
  streams_person: 10,
  streams_network: 1000,
  /** Recipients of one mailing. */
  mailing_recipients: 1000,
  /** Per account or sign-up and UTC day. */
  code_mails_daily: 20,
  code_tries_daily: 30,
  /** Each is one of 32 characters, so a code has 60 bits. */
  invitation_letters: 12,
  invitation_seconds: 14 * 24 * 60 * 60,
  /** How long an email change that somebody else requested is delayed, and how long it can be confirmed. */
  email_change_seconds: 72 * 60 * 60,
  email_change_confirm_seconds: 7 * 24 * 60 * 60,
  /** Requests per account and day. Otherwise, repeated requests could keep a colleague from signing. */
  email_changes_daily: 5,
  /** Lifetime of a login that still needs its second factor, and of a passkey challenge. */
  pending_login_seconds: 10 * 60,
  challenge_seconds: 5 * 60,
  /** Attendance can be marked from this many minutes before the session starts. */
  early_marking_minutes: 30,
  /** Lifetime of the QR code that trainees scan to check in. */
  check_in_seconds: 20,
  /** Lifetime of a new authenticator secret before its first code is entered. */
  set_up_seconds: 30 * 60,
  /** How long after entering the password a session may change the second factor. */
  confirmed_seconds: 10 * 60,
  recovery_codes: 10,
  passkeys: 20,
  session_seconds: 14 * 24 * 60 * 60,
  embed_session_seconds: 15 * 60,
  /** Complaints per person and hour: under their name, and privately per replica. */
  named_complaints: 10,
  private_complaints: 5,
  /** Receipt code attempts per network in 15 minutes, and additions per complaint. */
  receipt_tries: 120,
  complaint_additions: 20,
  /** Pictures per complaint, and bytes per complaint or addition. */
  complaint_attachments: 10,
  attachment_bytes: 10 * 1024 * 1024,
  /** Pixels per picture. Phones take up to 64 million. A picture of this size needs 320 MB once decoded. */
  attachment_pixels: 80_000_000,
  /** Segments of a picture file. Cameras write a few hundred, and each needs memory of its own. */
  attachment_parts: 10_000,
  /** Wrong certificate codes per network in 15 minutes. */
  certificate_tries: 120,
  /** Attempts with codes of printed requests, per network in 15 minutes. */
  paper_tries: 120,
  body_bytes: 256 * 1024,
  json_depth: 32,
  comment_length: 5000,
  /** Mentions per comment, and people suggested at once. */
  comment_mentions: 20,
  mention_choices: 8,
  code_length: 40,
  name_length: 120,
  address_length: 500,
  rich_length: 50_000,
  minor_max: 10_000_000_000_000,
  integer_max: 100_000_000,
  number_max: 10_000_000,
  line_length: 200,
  text_length: 10_000,
  page_size: 25,
  page_size_max: 100,
  counted_exactly: 1000,
  found_of_kind: 5,
  portfolio_rows: 50,
  /** An activity in progress is due for a report after this many days without one. */
  report_due_days: 30,
  /** The work list asks for missing attendance and missing explanations this many days back. */
  asked_days: 366,
  /** How many days a deletion that removed money can be restored. */
  restore_days: 30,
  /** Rows per exported list. */
  list_file_rows: 20_000,
  /** Saved list views per person, and the lengths of the query and path that they store. */
  list_views: 200,
  list_query_length: 2000,
  list_path_length: 100,
  /** People that one request changes or writes to. */
  bulk_rows: 500,
  /** Items per purchase request. */
  request_items: 200,
  /** Posts per employment request, and their duration in months. */
  request_posts: 1000,
  request_months: 120,
  import_bytes: 10 * 1024 * 1024,
  /** Base64 characters per chunk. The whole request stays below `body_bytes`. */
  import_chunk_text: 240_000,
  import_rows: 5000,
  user_import_bytes: 2 * 1024 * 1024,
  user_import_batch: 100,
  import_columns: 60,
  /** The longest text field, plus the apostrophe that keeps it from running as a formula. */
  import_cell_length: 10_001,
  /** Characters of all cells of a file together. */
  import_characters: 5_000_000,
  exam_questions: 500,
  exam_minutes: 24 * 60,
  exam_points: 1000,
  exam_options: 20,
  exam_prompt_length: 4000,
  /** How long after an exam's deadline saves in transit are accepted. */
  exam_grace_seconds: 60,
} as const

/** Per request that saves answers. `characters` in any script stay below `body_bytes`. */
export const saveLimits = { answers: 50, answer_length: 5000, characters: 40_000 } as const

/** `tr` has no texts and falls back to English. */
export const languages = ['en', 'ar', 'tr'] as const

export type Language = (typeof languages)[number]
