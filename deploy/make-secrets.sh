#!/bin/sh
# Creates the secrets that docker-compose.yml mounts, once; keep a copy of them in a safe place.
#   sh deploy/make-secrets.sh smtps://user:password@mail.example.org
#   sh deploy/make-secrets.sh smtp://mailpit:1025                      (trial: captured mail)
set -eu
smtp_url=${1:?Name the mail server, such as smtps://user:password@mail.example.org.}
folder=$(dirname "$0")/../secrets
if [ -e "$folder" ]; then
	echo "There are secrets in $folder already. Remove that folder only if its database is gone too." >&2
	exit 1
fi
random() { head -c "$1" /dev/urandom | od -An -tx1 | tr -d ' \n'; }
mkdir -m 700 "$folder"
# An installation that has secrets already passes them on.
password=${POSTGRES_PASSWORD:-$(random 16)}
printf %s "${JWT_SECRET:-$(random 32)}" >"$folder/jwt_secret"
echo "$password" >"$folder/postgres_password"
echo "postgresql://fairweek:$password@postgres:5432/fairweek" >"$folder/database_url"
echo "$smtp_url" >"$folder/smtp_url"
# The containers' users read them; on this computer the folder keeps others out.
chmod 444 "$folder"/*
echo "The secrets are in $folder."
