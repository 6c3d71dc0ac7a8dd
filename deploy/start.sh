#!/bin/sh
# Serves a built portal with nginx for one installation, in the foreground, as the current user.
#
#   CONFIG       the installation's config.json; without it, one is written from the next names
#   AUTH_HOST    https://auth.example.com       SUPPORT_EMAIL     shown to people
#   API_HOST     https://api.example.com        TERMS_URL         the page of the terms dialog
#   PRIVACY_URL  TERMS_OF_USE_URL               PRODUCT, CRM_NAME, REPORT_URL optional
#   LISTEN       address and port (8080)        ROOT              the built portal
#   PREVIOUS     the previous build, whose scripts open pages may still need
#   RUN_DIR      where nginx may write          NGINX, NODE       the programs
#   ACCESS_LOG   file for requests, or off (the standard output)
#   TRUSTED_PROXIES  proxies whose X-Forwarded-For is trusted
#   BROTLI_MODULE    the module that sends .br files, or off (where nginx keeps its modules)
#
# Arguments are passed to nginx: `start.sh -t` only checks, `start.sh -s reload` applies new settings to a
# running one. All mistakes are reported at once, with status 2. What is checked is in nginx.conf.new of
# RUN_DIR; it becomes nginx.conf, which a reload reads, only when nginx accepts it and is not only to check.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
export ROOT="${ROOT:-$here/../packages/portal/dist}"
export RUN_DIR="${RUN_DIR:-/tmp/recurrent}"
# nginx would look for it below its own folder.
case $RUN_DIR in
  /*) ;;
  *) RUN_DIR=$PWD/$RUN_DIR ;;
esac
export LISTEN="${LISTEN:-8080}"
# Debian has it in a folder that is not on the PATH of ordinary users.
[ -n "${NGINX:-}" ] || NGINX=$(PATH=$PATH:/usr/sbin:/usr/local/sbin && command -v nginx) || NGINX=nginx
export NGINX
NODE=${NODE:-node}

fail() {
  printf 'recurrent: %s\n' "$1" >&2
  exit 2
}

[ -f "$ROOT/index.html" ] && [ -f "$ROOT/.deploy/prepare.mjs" ] ||
  fail "there is no built portal in $ROOT (npm run build makes one)"
command -v "$NODE" >/dev/null ||
  fail "there is no $NODE: Node.js 18.17 or newer reads the configuration (NODE names another)"
command -v "$NGINX" >/dev/null || fail "there is no $NGINX (NGINX names another)"

# By nginx's own arguments: start, check, or a signal such as reload. The values of other options are skipped.
task=start
option=
for argument in "$@"; do
  case $option:$argument in
    -s:*) value=$argument ;;
    -[cegp]:* | :-[cegp]?*) value= ;;
    :-s?*) value=${argument#-s} ;;
    :-[cegps]) option=$argument && continue ;;
    :-*[tThvV?]*) value=check ;;
    *) value= ;;
  esac
  option=
  [ "$task" = check ] || task=${value:-$task}
done

conf=$RUN_DIR/nginx.conf
export NGINX_CONF="$conf.new"
case $task in
  start | check | reload)
    rm -f "$NGINX_CONF"
    "$NODE" "$ROOT/.deploy/prepare.mjs"
    # An earlier build, which is restored, writes nginx.conf itself.
    [ -f "$NGINX_CONF" ] || NGINX_CONF=$conf
    ;;
esac
# nginx would take its own name for the sockets of one that it replaces.
program=$NGINX
unset NGINX
case $task in
  check) conf=$NGINX_CONF ;;
  start | reload)
    "$program" -e stderr -p "$RUN_DIR" -c "$NGINX_CONF" -g 'daemon off;' "$@" -q -t
    [ "$NGINX_CONF" = "$conf" ] || mv -f "$NGINX_CONF" "$conf"
    ;;
esac
exec "$program" -e stderr -p "$RUN_DIR" -c "$conf" -g 'daemon off;' "$@"
