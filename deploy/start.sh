#!/bin/sh
# Serves a built portal with nginx for one installation, in the foreground, as whoever runs it.
#
#   CONFIG       the installation's config.json; without it, one is written from the next names
#   AUTH_HOST    https://auth.example.com       SUPPORT_EMAIL     shown to people
#   API_HOST     https://api.example.com        TERMS_URL         the page of the terms dialog
#   PRIVACY_URL  TERMS_OF_USE_URL               PRODUCT, CRM_NAME optional
#   LISTEN       address and port (8080)        ROOT              the built portal
#   RUN_DIR      where nginx may write          NGINX             the program
#   ACCESS_LOG   file for requests (off)
#
# Arguments are handed to nginx: `start.sh -t` only checks. What is wrong is named, with status 2.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
ROOT=${ROOT:-$here/../packages/portal/dist}
RUN_DIR=${RUN_DIR:-/tmp/recurrent}
LISTEN=${LISTEN:-8080}
NGINX=${NGINX:-nginx}
ACCESS_LOG=${ACCESS_LOG:-off}

fail() {
  printf 'recurrent: %s\n' "$1" >&2
  exit 2
}

# text NAME: the value of a variable as JSON text; $2 stands in for one that is not set.
text() {
  eval "value=\${$1:-\${2:-}}"
  [ -n "$value" ] || fail "$1 is not set, and there is no CONFIG"
  # Neither belongs in an address or a name, and both would end the text.
  case $value in *[\"\\]*) fail "$1 holds a quotation mark or a backslash" ;; esac
  [ "$(printf %s "$value" | wc -l)" -eq 0 ] || fail "$1 holds more than one line"
  printf '"%s"' "$value"
}

write_config() {
  auth=$(text AUTH_HOST) && api=$(text API_HOST) && email=$(text SUPPORT_EMAIL) || exit 2
  terms=$(text TERMS_URL) && privacy=$(text PRIVACY_URL) && use=$(text TERMS_OF_USE_URL) || exit 2
  product=$(text PRODUCT Recurrent) && crm=$(text CRM_NAME CRM) || exit 2
  cat >"$CONFIG" <<JSON
{
  "backend": "remote",
  "authHost": $auth,
  "apiHost": $api,
  "product": $product,
  "supportEmail": $email,
  "termsUrl": $terms,
  "privacyUrl": $privacy,
  "termsOfUseUrl": $use,
  "crmName": $crm
}
JSON
}

# origin KEY: the origin of an address in config.json; nothing when it is relative or missing.
origin() {
  address=$(sed -n "s|.*\"$1\"[[:space:]]*:[[:space:]]*\"\(https\{0,1\}://[^\"/?#]*\).*|\1|p" "$CONFIG" | head -n 1)
  # It becomes part of the policy, where a blank or a semicolon would begin something else.
  case $address in *[!A-Za-z0-9.:/_-]*) fail "\"$1\" in $CONFIG is not the address of a host" ;; esac
  printf %s "$address"
}

# fill NAME VALUE: a sed command that puts the value where the template has ${NAME}.
fill() {
  printf 's|${%s}|%s|g\n' "$1" "$(printf %s "$2" | sed 's/[\\&|]/\\&/g')"
}

[ -f "$ROOT/index.html" ] || fail "there is no built portal in $ROOT (npm run build makes one)"
mkdir -p "$RUN_DIR"
if [ -z "${CONFIG:-}" ]; then
  CONFIG=$RUN_DIR/config.json
  write_config
fi
[ -r "$CONFIG" ] || fail "CONFIG names $CONFIG, which cannot be read"

auth=$(origin authHost) && api=$(origin apiHost) || exit 2
terms=$(origin termsUrl) && analytics=$(origin endpoint) || exit 2
[ -n "$auth" ] || fail "\"authHost\" in $CONFIG is not an http(s) address"
[ -n "$api" ] || fail "\"apiHost\" in $CONFIG is not an http(s) address"

{
  fill AUTH_ORIGIN "$auth"
  fill API_ORIGIN "$api"
  # With the blank before it, so that an absent one leaves no gap in the policy.
  if [ -n "$terms" ]; then fill TERMS_ORIGIN "$terms"; else printf 's| ${TERMS_ORIGIN}||g\n'; fi
  if [ -n "$analytics" ]; then fill ANALYTICS_ORIGIN "$analytics"; else printf 's| ${ANALYTICS_ORIGIN}||g\n'; fi
  fill ROOT "$(cd "$ROOT" && pwd)"
  fill CONFIG "$(cd "$(dirname "$CONFIG")" && pwd)/$(basename "$CONFIG")"
  fill RUN_DIR "$RUN_DIR"
  fill LISTEN "$LISTEN"
  fill ACCESS_LOG "$ACCESS_LOG"
} >"$RUN_DIR/fill.sed"
sed -f "$RUN_DIR/fill.sed" "$here/nginx/nginx.conf.template" >"$RUN_DIR/nginx.conf"

exec "$NGINX" -e stderr -p "$RUN_DIR" -c "$RUN_DIR/nginx.conf" -g 'daemon off;' "$@"
