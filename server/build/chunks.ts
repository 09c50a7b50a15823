/** Which modules of the page share a file, what a file is called, and what it names to be fetched beside it. */
import { join } from 'node:path'
import { laterRoomOf } from './later.ts'

const root = join(import.meta.dirname, '../..')

/** What changes seldom and stands behind every first screen. What only saves and restores a cache comes later. */
const vendorGroups = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  {
    name: 'data',
    test: /node_modules\/(?:@tanstack\/(?:react-query|query-core)|valtio)\/(?!.*\/hydration\.js)/,
  },
]

interface ModuleGraph {
  getModuleInfo: (id: string) => { code: string | null; importedIds: readonly string[] } | null
}
const firstViews = ['src/main.tsx', 'src/screens/home/Screen.tsx'].map((path) => join(root, path))
const isOurs = (id: string) => !id.includes('/node_modules/')
/** Our modules behind those, and the icons they name: the library's own index would lead to all of them. */
const behindFirstViews = (graph: ModuleGraph) => {
  const modules = new Set(firstViews)
  const icons = new Set<string>()
  for (const one of modules) {
    const info = graph.getModuleInfo(one)
    for (const next of info?.importedIds ?? []) if (isOurs(next)) modules.add(next)
    for (const [icon] of info?.code?.matchAll(/\bIcon[A-Z]\w+/g) ?? []) icons.add(icon)
  }
  for (const start of firstViews) modules.delete(start)
  return { modules, icons }
}

/**
 * What a home needs to stand is one file: it packs a seventh smaller than the two dozen it would fall into, and most
 * screens share it. Modules that start a chunk of their own stay outside.
 */
const pageGroup = () => {
  let found: ReturnType<typeof behindFirstViews> | null = null
  return {
    debugName: 'page',
    name: (id: string, graph: ModuleGraph) => {
      const { modules, icons } = (found ??= behindFirstViews(graph))
      const icon = /@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/.exec(id)?.[1] ?? ''
      return modules.has(id) || icons.has(icon) || id.endsWith('/src/ui/create-icon.ts') ? 'page' : null
    },
  }
}

const isLater = (name: string) => !/\/(?:rolldown-runtime|react|data|page)-[\w-]{7}\.js$/.test(name)
/** Somebody waits for these, so what they import is fetched beside them. Of all others the page names the styles only. */
const isWaitedFor = (name: string) =>
  /\/(?:Screen|room-\w+|connect-page|ready-view|start-empty|ErrorPage|PlayerDock|DialogHost)-[\w-]{7}\.js$/.test(
    name,
  )
export const listed = (file: string, names: string[]) =>
  names.filter((name) => isLater(name) && (isWaitedFor(file) || name === file || name.endsWith('.css')))

/** One file per language: a page fetches the rest of its words in one go (LANG-39). */
const wordGroup = {
  debugName: 'words',
  name: (id: string) => {
    const lang = /\/locales\/(\w+)\//.exec(id)?.[1]
    return lang ? `words-${lang}` : null
  },
  test: /\/locales\//,
}

/** Whoever opens one table opens another: apart, each of these is hardly larger than what it takes to fetch it. */
const diskGroup = {
  debugName: 'disk',
  name: 'disk',
  test: /\/idb-keyval\/|\/src\/lib\/(?:lasting-records|records|open-store|disk-trouble|speaker)\.ts|\/src\/state\/disk-name\.ts/,
}

/** Each file that several later ones share is named in the page's own list: these few are too small to be named alone. */
const iconGroup = {
  debugName: 'icons',
  name: 'icons',
  test: /\/Icon(?:ArrowsShuffle|CircleCheckFilled|CircleDashed|Moon|Sun|PlayerPauseFilled|PlayerSkipBackFilled|PlayerSkipForwardFilled|Repeat|RepeatOnce|Share2|Trash|Volume|VolumeOff|X|Lock|Star|StarFilled|Download|PictureInPicture)\.mjs$/,
}
const collectedGroup = {
  debugName: 'collected',
  name: 'collected',
  test: /\/src\/(?:contract\/(?:likes|ratings)|domain\/(?:forgotten|vote-of|rating))\.ts$/,
}

/** Leaves that several late rooms hang on: apart, each costs the worker's list an entry. */
const leavesGroup = {
  debugName: 'leaves',
  name: 'leaves',
  test: /\/src\/(?:ui\/(?:Range\.tsx|MarkList\.|Prose\.|Switch\.|use-focus-handover|takes-key)|state\/(?:remembered|use-volume|use-times|can-fade|offer-keep|liked-ahead)|api\/liked-cards|domain\/(?:decimal|liked-tabs|playing\/marks))\.?/,
}
/** Those of them that the sound itself hangs on: it waits for no style and no button. */
const paceGroup = {
  debugName: 'pace',
  name: 'pace',
  test: /\/src\/(?:lib\/patience|state\/(?:pace|queue|film-wishes|media-keys|key-choice|keeps-next)|domain\/playing\/(?:entitlement|film-quality|speed|skips|player-keys))\.ts/,
}

/** Who sounds, how, and how far it got: small, and wanted by the player, by films, by texts and by the settings. */
const speakerGroup = {
  debugName: 'speaker',
  name: 'speaker',
  test: /\/src\/(?:lib\/(?:speaker|sound-bytes)|state\/(?:tell-place|sound-wishes|cast)|domain\/playing\/crossfade)\.ts/,
}

/** What is said of content and its playing stands on what all answers share, and comes by request: nobody asks for one alone. */
const contentGroup = {
  debugName: 'content',
  name: 'content',
  test: /\/src\/(?:contract\/(?:shared|content|playback)|api\/request)\.ts/,
}

/** A tap on a heart waits for who is here, and writes: its way has to be there by then. */
const writesGroup = {
  debugName: 'writes',
  name: 'writes',
  test: /\/src\/state\/(?:writes|toggle-like|session-known|ask-to-sign-in)\.ts/,
}

/** What stands beside a title or a row, of music and of speech alike. */
const actionsGroup = {
  debugName: 'actions',
  name: 'actions',
  test: /\/src\/features\/tracks\/(?:ShareButton|MoreOfTrack)|\/src\/features\/keeping\/KeptMark|\/src\/state\/kept-marks|\/src\/screens\/tracks\/row-controls|\/IconDots\.mjs$/,
}

/** Album, playlist, track and artist show the same rows: apart, each piece costs the page a name and a request. */
const tracksGroup = {
  debugName: 'tracks',
  name: 'tracks',
  test: /\/src\/screens\/tracks\/(?!row-controls)|\/src\/features\/tracks\/(?!ShareButton|MoreOfTrack|late-parts|MoreSongs|MusicCall\.)|\/src\/ui\/TrackRow|\/src\/features\/structure\/blocks\/LongRows|\/IconArrowsShuffle\.mjs/,
}

/** From a tap to the right second of the right part, from its page or from a result. */
const spokenGroup = {
  debugName: 'spoken',
  name: 'spoken-play',
  test: /\/src\/(?:features\/spoken\/(?:play-part|parts-around|play-spoken|use-spoken|use-play-part|use-around)|state\/(?:part-order|use-places))\.ts/,
}

/** Small leaves of the same rooms, for the same reason. */
const ownGroup = { debugName: 'own', name: 'own', test: /\/src\/state\/(?:own-records|database-of)\.ts/ }
const phaseGroup = {
  debugName: 'phase',
  name: 'phase',
  test: /\/src\/(?:features\/structure\/card\/PhaseBadge\.tsx|state\/(?:use-phase|use-money)\.ts|domain\/(?:moment|price)\.ts)/,
}

/** The doors of a login lead through the same ways, and whoever began to listen may have begun to read. */
const waysGroup = {
  debugName: 'ways',
  name: 'ways',
  test: /\/src\/(?:features\/login\/(?:LoginWays|use-login-options)|domain\/login-options)\.?/,
}
const begunGroup = {
  debugName: 'begun',
  name: 'begun',
  test: /\/src\/features\/structure\/begun\/(?:ContinuePlaces|ReadingPlaces|PlaceTile)/,
}

/** The same page start brings all of these, or the configuration does. */
const startGroup = {
  debugName: 'start',
  name: 'start',
  test: /\/src\/state\/(?:leaving|session-listeners|theme)\.ts/,
}
const configuredGroup = {
  debugName: 'configured',
  name: 'configured',
  test: /\/src\/(?:state\/consent|domain\/(?:consent|global-settings))\.ts/,
}

/** A page that cannot start says so in words that it does not have yet: whoever brings one brings the other. */
const listGroup = {
  debugName: 'language-files',
  name: 'language-files',
  test: /\/src\/app\/(?:i18n\/language-files|boot\/stopped)\.ts/,
}

export const chunkGroups = () => [
  ...vendorGroups,
  wordGroup,
  diskGroup,
  pageGroup(),
  listGroup,
  contentGroup,
  writesGroup,
  actionsGroup,
  tracksGroup,
  iconGroup,
  collectedGroup,
  leavesGroup,
  paceGroup,
  speakerGroup,
  spokenGroup,
  ownGroup,
  phaseGroup,
  waysGroup,
  begunGroup,
  startGroup,
  configuredGroup,
]

/** Seven letters are plenty to tell the contents of one name apart; page and worker list every file, and hold less. */
const hashed = (name: string, ending: string) => `assets/${name}-[hash:7].${ending}`

/** A room that is kept when it is used has a name of its own: the worker knows it again in the next build. */
const chunkName = ({ facadeModuleId }: { facadeModuleId: string | null }) => {
  const room = facadeModuleId ? laterRoomOf(facadeModuleId) : null
  return hashed(room ? `room-${room}` : '[name]', 'js')
}

export const fileNames = {
  entryFileNames: hashed('[name]', 'js'),
  chunkFileNames: chunkName,
  assetFileNames: hashed('[name]', '[ext]'),
}
