#!/bin/sh
# Creates the secrets that docker-compose.yml mounts, once; keep a copy of them in a safe place.
#   sh deploy/make-secrets.sh smtps://user:password@mail.example.org
# In a user or password of the mail server, @ is written %40, / %2F, : %3A and % %25.
#   sh deploy/make-secrets.sh smtp://mailpit:1025                      (trial: captured mail)
set -eu
smtp_url=${1:?Name the mail server, such as smtps://user:password@mail.example.org.}
folder=$(dirname "$0")/../secrets
if [ -e "$folder" ]; then
	echo "There are secrets in $folder already. Remove that folder only if its database is gone too." >&2
	exit 1
fi
random() { head -c "$1" /dev/urandom | od -An -tx1 | tr -d ' \n'; }
# In an address, letters that have a meaning there are written as %40 and the like.
encoded() {
	rest=$1
	while [ -n "$rest" ]; do
		letter=${rest%"${rest#?}"}
		rest=${rest#?}
		case $letter in
		[A-Za-z0-9._~-]) printf %s "$letter" ;;
		*) printf %s "$letter" | od -An -tx1 -v | tr -d ' \n' | sed 's/../%&/g' ;;
		esac
	done
}
mkdir -m 700 "$folder"
# An installation that has secrets already passes them on.
password=${POSTGRES_PASSWORD:-$(random 16)}
printf %s "${JWT_SECRET:-$(random 32)}" >"$folder/jwt_secret"
printf '%s\n' "$password" >"$folder/postgres_password"
printf '%s\n' "postgresql://fairweek:$(encoded "$password")@postgres:5432/fairweek" >"$folder/database_url"
printf '%s\n' "$smtp_url" >"$folder/smtp_url"
# The containers' users read them; on this computer the folder keeps others out.
chmod 444 "$folder"/*
echo "The secrets are in $folder."
