#!/bin/sh
# Restores a backup into an empty database and an empty data folder, while no portal runs: deploy/restore.sh BACKUP
# Needs DATABASE_MIGRATION_URL (or DATABASE_URL) and DATA_DIR, as the portal will have them.
set -eu
umask 077
backup=${1:?Usage: restore.sh BACKUP}
data=${DATA_DIR:-./data}
database=${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}
(cd "$backup" && sha256sum --check --quiet sums)
tables=$(psql --no-psqlrc --tuples-only --no-align --dbname "$database" \
  --command "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'")
if [ "$tables" != 0 ]; then
  echo "The database has $tables tables. Restore into an empty one." >&2
  exit 1
fi
if [ -d "$data" ] && [ -n "$(ls -A "$data")" ]; then
  echo "$data is not empty. Restore into an empty folder." >&2
  exit 1
fi
# All or nothing. Whoever owned the tables, the role of the address does now; the portal grants the rights at its start.
pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname "$database" "$backup/database.dump"
if [ -f "$backup/data.tar.gz" ]; then
  mkdir -p "$data"
  tar --extract --gzip --file "$backup/data.tar.gz" --directory "$data"
fi
echo "Restored from $backup"
