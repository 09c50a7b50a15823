/** The keys that `t` takes, read from the English words: a key that nobody wrote does not compile. Types only. */
import type accountData from '../../../locales/en/accountData.json'
import type album from '../../../locales/en/album.json'
import type artist from '../../../locales/en/artist.json'
import type boot from '../../../locales/en/boot.json'
import type cards from '../../../locales/en/cards.json'
import type consent from '../../../locales/en/consent.json'
import type core from '../../../locales/en/core.json'
import type cup from '../../../locales/en/cup.json'
import type dialogs from '../../../locales/en/dialogs.json'
import type error from '../../../locales/en/error.json'
import type errorPage from '../../../locales/en/errorPage.json'
import type favorites from '../../../locales/en/favorites.json'
import type game from '../../../locales/en/game.json'
import type history from '../../../locales/en/history.json'
import type install from '../../../locales/en/install.json'
import type keep from '../../../locales/en/keep.json'
import type keys from '../../../locales/en/keys.json'
import type likes from '../../../locales/en/likes.json'
import type login from '../../../locales/en/login.json'
import type logout from '../../../locales/en/logout.json'
import type manage from '../../../locales/en/manage.json'
import type market from '../../../locales/en/market.json'
import type pace from '../../../locales/en/pace.json'
import type parental from '../../../locales/en/parental.json'
import type passkeys from '../../../locales/en/passkeys.json'
import type password from '../../../locales/en/password.json'
import type player from '../../../locales/en/player.json'
import type plans from '../../../locales/en/plans.json'
import type playlist from '../../../locales/en/playlist.json'
import type price from '../../../locales/en/price.json'
import type profile from '../../../locales/en/profile.json'
import type queue from '../../../locales/en/queue.json'
import type rating from '../../../locales/en/rating.json'
import type reading from '../../../locales/en/reading.json'
import type rooms from '../../../locales/en/rooms.json'
import type search from '../../../locales/en/search.json'
import type security from '../../../locales/en/security.json'
import type settings from '../../../locales/en/settings.json'
import type shell from '../../../locales/en/shell.json'
import type spoken from '../../../locales/en/spoken.json'
import type states from '../../../locales/en/states.json'
import type stories from '../../../locales/en/stories.json'
import type structure from '../../../locales/en/structure.json'
import type title from '../../../locales/en/title.json'
import type track from '../../../locales/en/track.json'
import type validate from '../../../locales/en/validate.json'
import type vertical from '../../../locales/en/vertical.json'
import type videoCheck from '../../../locales/en/videoCheck.json'
import type watch from '../../../locales/en/watch.json'

export interface Features {
  accountData: typeof accountData
  album: typeof album
  artist: typeof artist
  boot: typeof boot
  cards: typeof cards
  consent: typeof consent
  cup: typeof cup
  dialogs: typeof dialogs
  error: typeof error
  errorPage: typeof errorPage
  favorites: typeof favorites
  game: typeof game
  history: typeof history
  install: typeof install
  keep: typeof keep
  keys: typeof keys
  likes: typeof likes
  login: typeof login
  logout: typeof logout
  manage: typeof manage
  market: typeof market
  pace: typeof pace
  parental: typeof parental
  passkeys: typeof passkeys
  password: typeof password
  player: typeof player
  plans: typeof plans
  playlist: typeof playlist
  price: typeof price
  profile: typeof profile
  queue: typeof queue
  rating: typeof rating
  reading: typeof reading
  rooms: typeof rooms
  search: typeof search
  security: typeof security
  settings: typeof settings
  shell: typeof shell
  spoken: typeof spoken
  states: typeof states
  stories: typeof stories
  structure: typeof structure
  title: typeof title
  track: typeof track
  validate: typeof validate
  vertical: typeof vertical
  videoCheck: typeof videoCheck
  watch: typeof watch
}

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type WithoutForm<Key extends string> = Key extends `${infer Base}_${Form}` ? Base : Key
type KeysIn<Tree, Path extends string = ''> = {
  [Name in keyof Tree & string]: Tree[Name] extends string
    ? `${Path}${WithoutForm<Name>}`
    : KeysIn<Tree[Name], `${Path}${Name}.`>
}[keyof Tree & string]

/** Found by table: a code, a status or a route names its words; a test walks each table. */
type KeyFromData =
  | `error.${string}`
  | `title.${string}`
  | `rooms.${string}`
  | `shell.footer.${string}`
  | `vertical.${string}`
  | `price.in.${string}`
  | `${number}.head`
  | `${number}.desc`

/** The words of `core` stand at the root, those of a feature under its name. */
export type TextKey = KeysIn<typeof core> | KeysIn<Features> | KeyFromData
export type Translate = (
  key: TextKey | readonly TextKey[],
  values?: Readonly<Record<string, unknown>>,
) => string
