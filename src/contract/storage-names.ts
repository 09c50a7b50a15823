/**
 * Every name on a user's disk, and every name that two builds share at the same moment. Never change one:
 * older data would be lost, two tabs would play at once, a logout would not be noticed. The first word tells
 * the end of a session what to wipe; tenant, and user where there is one, follow it. `owner` is tenant and
 * user as `state/storage/disk-name.ts` names them on this device. Those of a tab stand in `tab-keys.ts`.
 */

export const databases = {
  publicAnswers: (tenant: string) => `queries:${tenant}`,
  personalAnswers: (owner: string) => `queries:${owner}`,
  offlineWrites: (owner: string) => `outbox:${owner}`,
  downloads: (owner: string) => `kept:${owner}`,
  downloadedBytes: (owner: string) => `kept-bytes:${owner}`,
  downloadKeys: (owner: string) => `kept-key:${owner}`,
  queue: (owner: string) => `player:${owner}`,
  pastQueues: (owner: string) => `queues:${owner}`,
  recentlySeen: (owner: string) => `seen:${owner}`,
  articlePositions: (owner: string) => `reading:${owner}`,
  listeningReports: (tenant: string) => `reports:${tenant}`,
  workerSettings: (host: string) => `worker-facts:${host}`,
}
/** In the databases of answers; all others have the table of `lib/open-store.ts`. */
export const answersTable = 'queries'

export const localKeys = {
  bootSet: (tenant: string, lang: string) => `boot:${tenant}:${lang}`,
  alias: (tenant: string, user: string) => `alias:${tenant}:${user}`,
  session: (tenant: string) => `session:${tenant}`,
  sessionEnding: (tenant: string) => `ending:${tenant}`,
  intention: (tenant: string) => `intention:${tenant}`,
  writeAhead: (owner: string) => `taps:${owner}`,
  latestTime: (owner: string) => `clock:${owner}`,
  clockFault: (owner: string) => `clock-fault:${owner}`,
  downloadsNoted: (owner: string) => `kept-note:${owner}`,
  persistenceRequested: (owner: string) => `persist-asked:${owner}`,
  lastPosition: (owner: string) => `place:${owner}`,
  duePreferences: (tenant: string) => `preferences:${tenant}`,
  keyboardShortcuts: (tenant: string) => `keys:${tenant}`,
  networkQuality: (tenant: string) => `line:${tenant}`,
  wifiOnly: (tenant: string) => `wifi:${tenant}`,
  autoDownloads: (tenant: string) => `keeps-next:${tenant}`,
  partOrders: (tenant: string) => `part-order:${tenant}`,
  playbackSpeeds: (tenant: string) => `speed:${tenant}`,
  volume: (tenant: string) => `loudness:${tenant}`,
  audioPreferences: (tenant: string) => `sound:${tenant}`,
  videoVolume: (tenant: string) => `film-volume:${tenant}`,
  videoHeight: (tenant: string) => `film-quality:${tenant}`,
  videoCaptions: (tenant: string) => `film-captions:${tenant}`,
  videoSpeed: (tenant: string) => `film-speed:${tenant}`,
  articleTextSize: (tenant: string) => `reading-look:${tenant}`,
  viewedStories: (tenant: string) => `viewedStories:${tenant}`,
  arrivalsSeen: (tenant: string) => `arrivals:${tenant}`,
  visits: (tenant: string) => `riwaq:${tenant}:visits`,
  recentSearches: () => 'recentSearch',
  legacyPlayToggle: () => 'currentTrackTime',
  analyticsConsent: () => 'analyticsConsent',
  trackingLoaded: () => 'tenantTrackingScriptsLoaded',
}

export const locks = {
  speaker: (tenant: string) => `speaker:${tenant}`,
  tab: (tenant: string, tab: string) => `tab:${tenant}:${tab}`,
  offlineWrites: (owner: string) => `outbox:${owner}`,
  undoOffer: (owner: string, key: string) => `outbox:${owner}:offer:${key}`,
  downloads: (owner: string) => `kept:${owner}`,
  listeningReports: (tenant: string) => `reports:${tenant}`,
  tokenRefresh: (tenant: string) => `refresh:${tenant}`,
}

export const channels = {
  session: (tenant: string) => `session:${tenant}`,
  ageCeiling: (tenant: string) => `age-ceiling:${tenant}`,
  /** The number is the version of its messages. */
  player: (owner: string) => `player:3:${owner}`,
  offlineWrites: (owner: string) => `outbox:${owner}`,
  downloads: (owner: string) => `kept:${owner}`,
}

/** `host` stands for the tenant: each has its own host name, and so its own storage. */
export const cacheNames = (host: string, build: string) => ({
  shell: `riwaq-${host}-shell-${build}`,
  pages: `riwaq-${host}-pages-${build}`,
  extra: `riwaq-${host}-extra-${build}`,
  fonts: `riwaq-${host}-fonts`,
  pictures: `riwaq-${host}-pictures`,
})

const buildCachePattern = /^riwaq-.+-(?:shell|pages|extra)-([^-]+)$/
/** The build that a cache belongs to, or null for caches that outlive builds. */
export const buildOfCache = (name: string): string | null => buildCachePattern.exec(name)?.[1] ?? null
