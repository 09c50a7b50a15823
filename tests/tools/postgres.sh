#!/usr/bin/env bash
# postgres.sh start DIR | stop DIR | run DIR: a private PostgreSQL in DIR, reached by a socket in DIR, never by a port.
# `run` stays in the foreground, with a small journal, and leaves DIR where it is.
set -euo pipefail
dir=$2
bin=$(dirname "$(readlink -f "$(command -v pg_ctl || ls -d /usr/lib/postgresql/*/bin/pg_ctl | sort -V | tail -1)")")
as=()
if [ "$(id -u)" = 0 ]; then
  id riwaq-pg >/dev/null 2>&1 || useradd -r -s /usr/sbin/nologin riwaq-pg
  as=(setpriv --reuid riwaq-pg --regid riwaq-pg --clear-groups)
  chown riwaq-pg "$dir" && chmod 755 "$dir"
fi
case $1 in
start)
  "${as[@]}" "$bin/initdb" -D "$dir/data" -U postgres --auth=trust --no-sync -E UTF8 --locale=C.UTF-8 >/dev/null
  "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -o "-c listen_addresses='' -k $dir -c fsync=off" -l "$dir/log" -w start >/dev/null
  "${as[@]}" "$bin/createdb" -h "$dir" -U postgres riwaq
  echo "postgresql:///riwaq?host=$dir&user=postgres"
  ;;
run)
  [ -f "$dir/data/PG_VERSION" ] ||
    "${as[@]}" "$bin/initdb" -D "$dir/data" -U postgres --auth=trust --no-sync -E UTF8 --locale=C.UTF-8 --wal-segsize=1 >/dev/null
  exec "${as[@]}" "$bin/postgres" -D "$dir/data" -c listen_addresses='' -k "$dir" -c fsync=off
  ;;
stop)
  "${as[@]}" "$bin/pg_ctl" -D "$dir/data" -m fast -w stop
  rm -rf "$dir"
  ;;
esac
