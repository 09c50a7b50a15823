/** Lists longer than the demo's, written into a store that no process has open. */
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

export const longest = 10_000
export const playlistTracks = 500
/** So many of all songs are loaded by taps. */
export const songs = 1_000
const played = 500

/** Omar of Riwaq gets them all. */
const account = `from account, generate_series(1, $1) as number where tenant = 'riwaq' and email = 'omar@riwaq.example'`
const statements = [
  [
    `insert into item select (jsonb_populate_record(book, jsonb_build_object('id', 'bok_long'))).*
       from item as book where tenant = 'riwaq'
       and id = (select min(id) from item where tenant = 'riwaq' and kind = 'audiobook')`,
  ],
  [
    `insert into item select (jsonb_populate_record(book, jsonb_build_object(
         'id', 'chp_long_' || number, 'kind', 'chapter', 'data', jsonb_build_object('number', number, 'seconds', 60),
         'picture', covers.all -> (number % jsonb_array_length(covers.all))))).*
       from item as book, generate_series(1, $1) as number,
         (select jsonb_agg(picture) as all from item where tenant = 'riwaq' and kind = 'album') as covers
       where book.tenant = 'riwaq' and book.id = 'bok_long'`,
    longest,
  ],
  [
    `insert into relation (tenant, parent, role, place, child)
       select 'riwaq', 'bok_long', 'chapter', number, 'chp_long_' || number from generate_series(1, $1) as number`,
    longest,
  ],
  [
    `insert into likes (tenant, account, type, item, created)
       select 'riwaq', id, 'audiobookChapters', 'chp_long_' || number, now() - number * interval '1 second' ${account}`,
    longest,
  ],
  [
    `insert into history (tenant, account, type, item, content_type, position, updated)
       select 'riwaq', id, 'PLAY', 'chp_long_' || number, 'AUDIOBOOK_CHAPTER', 5,
         now() - interval '30 days' - number * interval '1 second' ${account}`,
    played,
  ],
  [
    `insert into item select (jsonb_populate_record(short, jsonb_build_object('id', 'pls_long'))).*
       from item as short where tenant = 'riwaq'
       and id = (select min(id) from item where tenant = 'riwaq' and kind = 'playlist')`,
  ],
  [
    `insert into relation (tenant, parent, role, place, child)
       select 'riwaq', 'pls_long', 'track', row_number() over (order by id), id
       from (select id from item where tenant = 'riwaq' and kind = 'track' order by id limit $1) as tracks`,
    playlistTracks,
  ],
  [
    `insert into item select (jsonb_populate_record(song, jsonb_build_object('id', 'trk_long_' || number))).*
       from item as song, generate_series(1, $1) as number
       where song.tenant = 'riwaq'
       and song.id = (select min(id) from item where tenant = 'riwaq' and kind = 'track')`,
    longest,
  ],
  [
    `insert into likes (tenant, account, type, item, created)
       select 'riwaq', id, 'tracks', 'trk_long_' || number, now() - number * interval '1 second' ${account}`,
    longest,
  ],
]

export const fillLists = async (dataDir) => {
  const engine = await PGlite.create({ dataDir: join(dataDir, 'store') })
  for (const [statement, count] of statements)
    await engine.query(statement, count === undefined ? [] : [count])
  await engine.close()
}
