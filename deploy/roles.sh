#!/bin/sh
# Makes the portal's two roles and its database, once, in a fresh PostgreSQL: `portal` for its work, `portal_owner` for
# its tables, so that the portal itself cannot change the audit log. Run as a superuser; connects as psql does by PG*.
set -eu
psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "${POSTGRES_USER:-postgres}" --dbname postgres \
  --set portal_password="$PORTAL_PASSWORD" --set owner_password="$OWNER_PASSWORD" <<'SQL'
CREATE ROLE portal_owner LOGIN PASSWORD :'owner_password';
CREATE ROLE portal LOGIN PASSWORD :'portal_password';
GRANT portal TO portal_owner;
CREATE DATABASE portal OWNER portal_owner;
SQL
