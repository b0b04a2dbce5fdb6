-- Mail: each message as HTML too, what the mail server answered at each try, and one message to many recipients.
CREATE TABLE mailings (
  id uuid PRIMARY KEY,
  title text NOT NULL,
  -- Without a foreign key: an account may be deleted while its mailing is still being read by others.
  sent_by uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

ALTER TABLE emails
  ADD COLUMN html text,
  ADD COLUMN mailing_id uuid REFERENCES mailings ON DELETE SET NULL,
  ADD COLUMN user_id uuid;
CREATE INDEX emails_mailing ON emails (mailing_id, recipient, id) WHERE mailing_id IS NOT NULL;

CREATE TABLE email_attempts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_id uuid NOT NULL REFERENCES emails ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT now(),
  is_sent boolean NOT NULL,
  answer text NOT NULL
);
CREATE INDEX email_attempts_email ON email_attempts (email_id, id);
