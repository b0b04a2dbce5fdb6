-- Evaluations of trainings. Who has answered and what was answered share no key: answers wait sealed, all of a round in
-- one value, until there are three of them, and are then added to counts and texts that belong to nobody. Nothing here
-- bears a time.

CREATE TABLE evaluation_rounds (
  id uuid PRIMARY KEY,
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  type text NOT NULL,
  -- The version that the first answer came with.
  form_id uuid NOT NULL,
  number integer NOT NULL,
  -- How many people's answers the results hold.
  responses integer NOT NULL DEFAULT 0,
  -- Answers that wait, encrypted under the installation's key, which stands in no row.
  sealed bytea NOT NULL,
  UNIQUE (sub_activity_id, type),
  FOREIGN KEY (form_id, number) REFERENCES evaluation_form_versions
);
CREATE INDEX evaluation_rounds_version ON evaluation_rounds (form_id, number);

CREATE TABLE evaluation_counts (
  round_id uuid NOT NULL REFERENCES evaluation_rounds ON DELETE CASCADE,
  -- A rating question, or a row of a table.
  item uuid NOT NULL,
  rating integer NOT NULL CHECK (rating BETWEEN 1 AND 5),
  count integer NOT NULL,
  PRIMARY KEY (round_id, item, rating)
);

CREATE TABLE evaluation_texts (
  -- Random, so that the order by it says nothing.
  id uuid PRIMARY KEY,
  round_id uuid NOT NULL REFERENCES evaluation_rounds ON DELETE CASCADE,
  item uuid NOT NULL,
  text text NOT NULL
);
CREATE INDEX evaluation_texts_round ON evaluation_texts (round_id, item, id);

-- That somebody has answered; of a training and a type, not of a round.
CREATE TABLE evaluation_senders (
  sub_activity_id uuid NOT NULL REFERENCES sub_activities ON DELETE CASCADE,
  type text NOT NULL,
  user_id uuid NOT NULL REFERENCES users,
  PRIMARY KEY (sub_activity_id, type, user_id)
);
CREATE INDEX evaluation_senders_user ON evaluation_senders (user_id);
