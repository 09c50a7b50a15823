/** For routing, OpenAPI and tests. The page never imports this file: it would load every schema. */
import type { Call } from './define.ts'
import * as accountData from './account-data.ts'
import * as articles from './articles.ts'
import * as content from './content.ts'
import * as downloads from './downloads.ts'
import * as events from './events.ts'
import * as games from './games.ts'
import * as downloadNotes from './download-notes.ts'
import * as history from './history.ts'
import * as likes from './likes.ts'
import * as lyrics from './lyrics.ts'
import * as parental from './parental.ts'
import * as partner from './partner-login.ts'
import * as passkeys from './passkeys.ts'
import * as password from './password.ts'
import * as playback from './playback.ts'
import * as profile from './profile.ts'
import * as ratings from './ratings.ts'
import * as search from './search.ts'
import * as session from './session.ts'
import * as sessions from './sessions.ts'
import * as shell from './shell.ts'
import * as podcasts from './podcasts.ts'
import * as structure from './structure.ts'
import * as subscriptions from './subscriptions.ts'
import * as tournaments from './tournaments.ts'
import * as tracks from './tracks.ts'
import * as video from './video.ts'

type Areas = typeof shell &
  typeof session &
  typeof sessions &
  typeof accountData &
  typeof structure &
  typeof content &
  typeof articles &
  typeof downloads &
  typeof events &
  typeof games &
  typeof downloadNotes &
  typeof history &
  typeof likes &
  typeof lyrics &
  typeof parental &
  typeof partner &
  typeof passkeys &
  typeof password &
  typeof playback &
  typeof profile &
  typeof ratings &
  typeof search &
  typeof podcasts &
  typeof subscriptions &
  typeof tournaments &
  typeof tracks &
  typeof video
type ByName = { [K in keyof Areas as Areas[K] extends Call ? Areas[K]['name'] : never]: Areas[K] }
export type CallName = keyof ByName
export type CallOf<N extends CallName> = Extract<ByName[N], Call>

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'who' in value && 'method' in value && 'path' in value

export const calls: readonly Call[] = [
  shell,
  session,
  sessions,
  structure,
  content,
  articles,
  downloads,
  events,
  games,
  downloadNotes,
  history,
  likes,
  lyrics,
  parental,
  partner,
  passkeys,
  password,
  playback,
  profile,
  ratings,
  search,
  podcasts,
  subscriptions,
  tournaments,
  tracks,
  video,
  accountData,
].flatMap((area) => Object.values<unknown>(area).filter(isCall))
