/** Business constants (specification section 9) and the portal's own limits. Sizes in bytes, times in seconds. */
export const limits = {
  file_bytes: 50 * 1024 * 1024,
  file_description_length: 2000,
  /** Of one person: uploads that have not arrived in full, and bytes announced in a day. */
  uploads_open: 50,
  upload_bytes_daily: 5 * 1024 * 1024 * 1024,
  password_min: 8,
  password_max: 200,
  age_min: 18,
  rating_min: 1,
  rating_max: 5,
  /** Of an evaluation form. */
  questions: 50,
  question_length: 300,
  answer_length: 1000,
  /** Results are shown from this many answers on, and move by as many at once. */
  answers_shown: 3,
  code_digits: 6,
  code_seconds: 10 * 60,
  code_tries: 5,
  code_resend_seconds: 30,
  /** Open streams of notices, of one person and from one network. */
  streams_person: 10,
  streams_network: 1000,
  /** People that one message may go to. */
  mailing_recipients: 1000,
  /** Of one account or sign-up, in a day (UTC). */
  code_mails_daily: 20,
  code_tries_daily: 30,
  /** The code of an invitation: of 32 letters and digits each, 60 bits in all. */
  invitation_letters: 12,
  invitation_seconds: 14 * 24 * 60 * 60,
  /** How long a new email address that somebody else asked for waits, and for how long it can be confirmed. */
  email_change_seconds: 72 * 60 * 60,
  email_change_confirm_seconds: 7 * 24 * 60 * 60,
  /** How often one can be asked for, so that nobody keeps a colleague from signing by asking again and again. */
  email_changes_daily: 5,
  /** A login that waits for its second factor, and a challenge that waits for its passkey. */
  pending_login_seconds: 10 * 60,
  challenge_seconds: 5 * 60,
  /** How many minutes before a session starts its attendance can be marked. */
  early_marking_minutes: 30,
  /** How long the code lives that trainees scan to check in. */
  check_in_seconds: 20,
  /** How long a new secret waits for the first code of its authenticator app. */
  set_up_seconds: 30 * 60,
  /** How long after its password a session may change the second factor. */
  confirmed_seconds: 10 * 60,
  recovery_codes: 10,
  passkeys: 20,
  session_seconds: 14 * 24 * 60 * 60,
  embed_session_seconds: 15 * 60,
  /** Complaints that one person may file in an hour: under their name, and privately on one replica. */
  named_complaints: 10,
  private_complaints: 5,
  /** Tries with receipt codes from one network in a quarter of an hour, and additions to one complaint. */
  receipt_tries: 120,
  complaint_additions: 20,
  /** Pictures of one complaint, and bytes that may be sent with it or with one addition. */
  complaint_attachments: 10,
  attachment_bytes: 10 * 1024 * 1024,
  /** Pixels of one picture. Phones take up to 64 million; a picture of this size needs 320 MB once decoded. */
  attachment_pixels: 80_000_000,
  /** Parts that a picture's file consists of: cameras write some hundred, and each takes memory of its own. */
  attachment_parts: 10_000,
  /** Wrong codes of certificates from one network in a quarter of an hour. */
  certificate_tries: 120,
  /** Tries with codes of printed requests from one network in a quarter of an hour. */
  paper_tries: 120,
  body_bytes: 256 * 1024,
  json_depth: 32,
  comment_length: 5000,
  /** People whom one comment mentions, and who are offered at once. */
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
  /** Records of each kind that one search over all of them finds. */
  found_of_kind: 5,
  /** Projects of the portfolio on the dashboard. */
  portfolio_rows: 50,
  /** After how many days without a report an activity in progress is due for one. */
  report_due_days: 30,
  /** How far back, in days, sessions without marks and months without an explanation are asked for. */
  asked_days: 366,
  /** For how many days a deletion that removed money can be restored (decision 50). */
  restore_days: 30,
  /** Rows of a list that one file may contain. */
  list_file_rows: 20_000,
  /** Views of lists that one person may save, and how long an address in them may be. */
  list_views: 200,
  list_query_length: 2000,
  list_path_length: 100,
  /** People whom one call changes or writes to. */
  bulk_rows: 500,
  /** Items of one purchase request. */
  request_items: 200,
  /** Posts of one employment request, and for how long. */
  request_posts: 1000,
  request_months: 120,
  import_bytes: 10 * 1024 * 1024,
  /** Of one part, in base64: below body_bytes with all around it. */
  import_chunk_text: 240_000,
  import_rows: 5000,
  user_import_bytes: 2 * 1024 * 1024,
  /** People who come in with one call. */
  user_import_batch: 100,
  import_columns: 60,
  /** The longest text that there is, with the apostrophe that prevents its being run. */
  import_cell_length: 10_001,
  /** Of all cells of a file together. */
  import_characters: 5_000_000,
  exam_questions: 500,
  exam_minutes: 24 * 60,
  exam_points: 1000,
  exam_options: 20,
  exam_prompt_length: 4000,
  /** How long saves may be on their way after an exam's deadline. */
  exam_grace_seconds: 60,
} as const

/** Limits of one request that saves answers. In any script, all `characters` together stay below `body_bytes`. */
export const saveLimits = { answers: 50, answer_length: 5000, characters: 40_000 } as const

/** Languages that can be chosen; `tr` has no texts and falls back to English. */
export const languages = ['en', 'ar', 'tr'] as const

/** A language code. */
export type Language = (typeof languages)[number]
