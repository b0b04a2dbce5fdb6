#!/bin/sh
# Backs the portal up while it runs: deploy/backup.sh FOLDER
# Needs DATABASE_MIGRATION_URL (or DATABASE_URL) and DATA_DIR, as the portal has them, and pg_dump of the database's
# version or newer. Files in S3 are not part of it: use the store's own versions or copies.
set -eu
umask 077
target=${1:?Usage: backup.sh FOLDER}
data=${DATA_DIR:-./data}
name="$target/portal-$(date -u +%Y%m%dT%H%M%SZ)"
mkdir -p "$target"
mkdir "$name.part"
# The database first: a file that comes later is in the copy without a row, which is removed; a row without its file
# would be a loss. The key that seals signatures is kept elsewhere: whoever has both could forge them.
pg_dump --format=custom --file "$name.part/database.dump" "${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}"
if [ -d "$data" ]; then
  tar --create --gzip --file "$name.part/data.tar.gz" --directory "$data" --exclude=./postgres --exclude=./secret.key .
fi
(cd "$name.part" && sha256sum ./* > sums)
mv "$name.part" "$name"
echo "$name"
