-- What was written while no mail server was set goes out once one is, unless it has expired by then.
ALTER TABLE emails
  -- Copies of the version before write no moment while both run.
  ADD COLUMN expires_at timestamptz NOT NULL DEFAULT now() + interval '90 days',
  -- What the code in it is good for; `user_id` is then the account or the sign-up that it is a code of.
  ADD COLUMN code_purpose text;

UPDATE emails SET expires_at = created_at + interval '90 days';

-- Invitations that were never sent are renewed: their codes may be void.
UPDATE emails SET code_purpose = 'invite', user_id = users.id, expires_at = now()
FROM (
  SELECT DISTINCT ON (recipient) id FROM emails
  WHERE state = 'kept' AND content LIKE '%#invitation=%' ORDER BY recipient, created_at DESC, id
) newest, users
WHERE emails.id = newest.id AND users.email = emails.recipient AND users.password_hash IS NULL;

-- Codes, earlier invitations, summaries of a day and reminders of that time say nothing true any more.
UPDATE emails SET state = 'expired', content = NULL, html = NULL
WHERE state = 'kept' AND code_purpose IS NULL AND (
  content LIKE '%#invitation=%' OR title LIKE 'Reminder: %' OR title LIKE 'تذكير: %' OR title IN (
    'Your verification code', 'Your password reset code', 'Your code for a new email address',
    'Your notices of the day', 'رمز التحقق', 'رمز إعادة تعيين كلمة المرور',
    'رمز تأكيد البريد الإلكتروني الجديد', 'إشعارات اليوم'
  )
);

CREATE INDEX emails_kept ON emails (id) WHERE state = 'kept';
CREATE INDEX emails_expiry ON emails (expires_at) WHERE state IN ('waiting', 'kept');
CREATE INDEX emails_of_codes ON emails (user_id, created_at DESC) WHERE code_purpose IS NOT NULL;
