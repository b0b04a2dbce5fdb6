#!/bin/sh
# Backs the portal up while it runs: deploy/backup.sh FOLDER
# Needs DATABASE_MIGRATION_URL (or DATABASE_URL) and DATA_DIR, as the portal has them, and pg_dump of the database's
# version or newer. Files in S3 are not part of it: use the store's own versions or copies.
# A backup leaves DISK_RESERVE_MB of its disk free, as uploads do: it may be the database's disk too.
set -eu
umask 077
target=${1:?Usage: backup.sh FOLDER}
data=${DATA_DIR:-./data}
name="$target/portal-$(date -u +%Y%m%dT%H%M%SZ)"
mkdir -p "$target"
needed=0
if [ -d "$data" ]; then
  needed=$(du -sk --exclude=postgres "$data" | cut -f1)
fi
free=$(df -Pk "$target" | awk 'NR == 2 { print $4 }')
if [ "$free" -lt $((needed + ${DISK_RESERVE_MB:-512} * 1024)) ]; then
  echo "backup.sh: $target has no room for the files beside the reserve (DISK_RESERVE_MB). Nothing was written." >&2
  exit 1
fi
mkdir "$name.part"
trap 'rm -rf "$name.part"' EXIT
trap 'exit 1' HUP INT TERM
# The database first: a file that comes later is in the copy without a row, which is removed; a row without its file
# would be a loss. The key that seals signatures is kept elsewhere: whoever has both could forge them.
pg_dump --format=custom --file "$name.part/database.dump" "${DATABASE_MIGRATION_URL:-${DATABASE_URL:?}}"
if [ -d "$data" ]; then
  tar --create --gzip --file "$name.part/data.tar.gz" --directory "$data" --exclude=./postgres --exclude=./secret.key .
fi
(cd "$name.part" && sha256sum ./* > sums)
mv "$name.part" "$name"
echo "$name"
