-- What a signature looks like: drawn as encoded strokes, or typed. Part of the hash of its link in the chain.
ALTER TABLE signatures ADD COLUMN appearance jsonb CHECK (appearance IS NULL OR decision = 'sign');
